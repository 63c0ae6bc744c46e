import { expect, test } from "vitest";
import { INITIALS } from "../drawings/initials";
import { letterOf } from "./letter";

test("a text begins with its own letter, if that is drawn", () => {
  expect(letterOf(" őrs")).toBe(INITIALS["Ő"]);
  expect(letterOf("anna")).toBe(INITIALS["A"]);
});

test("a letter that is not drawn lends that below its accents, and others none", () => {
  expect(letterOf("Åsa")).toBe(INITIALS["A"]);
  expect(letterOf("Šárka")).toBe(INITIALS["S"]);
  expect(letterOf("Юрий")).toBeUndefined();
  expect(letterOf("")).toBeUndefined();
});
