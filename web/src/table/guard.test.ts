// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { guard } from "./guard";

/** Whether a click, so many milliseconds after the last, reached the button at that place. */
function clicks(...told: { button: HTMLElement; after: number; x?: number; keys?: boolean }[]): boolean[] {
  let time = 0;
  const listen = guard(() => time);
  return told.map(({ button, after, x = 50, keys = false }) => {
    time += after;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: 9, detail: keys ? 0 : 1 });
    Object.defineProperty(event, "isTrusted", { value: true });
    Object.defineProperty(event, "target", { value: button });
    listen(event);
    return !event.defaultPrevented;
  });
}

function button(choice: string): HTMLElement {
  const made = document.createElement("button");
  made.dataset["choice"] = choice;
  return made;
}

test("what appears under the pointer does not take the second click", () => {
  const [take, fetch] = [button("take b1"), button("fetch")];
  expect(clicks({ button: take, after: 0 }, { button: fetch, after: 120 })).toEqual([true, false]);
  expect(clicks({ button: take, after: 0 }, { button: fetch, after: 120 }, { button: fetch, after: 300 })).toEqual([true, false, true]);
});

test("a button that has become another choice does not either", () => {
  const confirm = button("take b1");
  let time = 0;
  const listen = guard(() => time);
  const click = (): boolean => {
    const event = new MouseEvent("click", { cancelable: true, clientX: 5, clientY: 5, detail: 1 });
    Object.defineProperty(event, "isTrusted", { value: true });
    Object.defineProperty(event, "target", { value: confirm });
    listen(event);
    return !event.defaultPrevented;
  };
  expect(click()).toBe(true);
  confirm.dataset["choice"] = "fetch";
  time = 150;
  expect(click()).toBe(false);
});

test("the same thing may be clicked twice, another one elsewhere or later, and keys always", () => {
  const [one, other] = [button("lay b1"), button("lay b2")];
  expect(clicks({ button: one, after: 0 }, { button: one, after: 90 })).toEqual([true, true]);
  expect(clicks({ button: one, after: 0 }, { button: other, after: 90, x: 90 })).toEqual([true, true]);
  expect(clicks({ button: one, after: 0 }, { button: other, after: 500 })).toEqual([true, true]);
  expect(clicks({ button: one, after: 0 }, { button: other, after: 90, keys: true })).toEqual([true, true]);
});
