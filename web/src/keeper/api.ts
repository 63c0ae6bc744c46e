/** What keepers ask for and do, as docs/api.md has it. */
import { ask, query } from "../net/api";
import type { AuditLine, BanNetwork, DoToPerson, FoundPerson, FoundTable, NetworkBan, PersonFile, Report, TableFile } from "../wire";

export const keeping = {
  reports: () => ask<Report[]>("GET", "/api/keeper/reports"),
  closeReport: (id: string, why: string) => ask<void>("POST", `/api/keeper/reports/${id}`, { why }),
  people: (text: string) => ask<FoundPerson[]>("GET", `/api/keeper/people${query({ q: text })}`),
  person: (id: string) => ask<PersonFile>("GET", `/api/keeper/people/${id}`),
  doTo: (id: string, what: DoToPerson) => ask<PersonFile>("POST", `/api/keeper/people/${id}`, what),
  networks: () => ask<NetworkBan[]>("GET", "/api/keeper/networks"),
  banNetwork: (ban: BanNetwork) => ask<NetworkBan[]>("POST", "/api/keeper/networks", ban),
  tables: (text: string) => ask<FoundTable[]>("GET", `/api/keeper/tables${query({ q: text })}`),
  table: (id: string) => ask<TableFile>("GET", `/api/keeper/tables/${id}`),
  closeTable: (id: string, why: string) => ask<void>("DELETE", `/api/keeper/tables/${id}`, { why }),
  removeChat: (id: string, lines: number[], why: string) => ask<TableFile>("POST", `/api/keeper/tables/${id}/chat`, { lines, why }),
  audit: (before: number | null) => ask<AuditLine[]>("GET", `/api/keeper/audit${query({ before: before ?? "" })}`),
};
