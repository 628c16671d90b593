import type { KeyboardEvent } from 'react';

/** What the keys of the desk do. */
export interface DeskKeys {
  ask: (field: string) => void;
  repeat: (field: string) => void;
  save: () => void;
}

/** How the key of a row begins that would add to the list. */
const adds = '\u0000';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'input:not([tabindex="-1"]):not([type="file"]), select, textarea';

/** The field that a control belongs to: a path of the form. */
export function fieldOf(target: EventTarget): string | null {
  if (!(target instanceof HTMLElement)) return null;
  if (target.id.startsWith('addresses.')) return target.id;
  return target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null;
}

/** Before the controls themselves, because an open list must take Enter as a choice. */
export function hearDeskKey(event: KeyboardEvent<HTMLElement>, keys: DeskKeys): void {
  const { target, key } = event;
  if (!isControl(target)) return;
  const field = fieldOf(target);
  const done = (act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 's') done(keys.save);
  else if (key === 'F2' && field !== null) done(() => keys.ask(field));
  else if (key === 'F4' && field !== null) done(() => keys.repeat(field));
  else if (key === 'Enter' && !isLineBreak(event)) done(() => goOn(event, target));
  else if (/^[1-9]$/.test(key) && !hasModifier(event) && isChoice(target))
    done(() => choose(target, Number(key)));
}

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.altKey || event.metaKey;

/** In a text of several lines, Enter with the Alt key begins a line. */
const isLineBreak = ({ target, altKey }: KeyboardEvent) => target instanceof HTMLTextAreaElement && altKey;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isChoice = (control: Control): boolean =>
  control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type === 'radio');

function goOn(event: KeyboardEvent<HTMLElement>, target: Control): void {
  if (!event.shiftKey) takeOption(target);
  const stops = listStops(event.currentTarget);
  const here = stops.findIndex((stop) => stop === target || isSameGroup(stop, target));
  const next = stops[here + (event.shiftKey ? -1 : 1)];
  next?.focus();
  if (next instanceof HTMLInputElement && next.type === 'text') next.select();
}

/** Of an open list, the marked option, else the first. One that would add a value to the list is only taken when it is marked. */
function takeOption(target: Control): void {
  if (target.getAttribute('aria-expanded') !== 'true') return;
  const marked = document.getElementById(target.getAttribute('aria-activedescendant') ?? '');
  const list = document.getElementById(target.getAttribute('aria-controls') ?? '');
  const options = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const first = options.find(({ dataset }) => dataset['key']?.startsWith(adds) !== true);
  const text = target.value.trim();
  if (marked !== null) marked.click();
  else if (text !== '') first?.click();
}

/** One stop for each control; a group of radio buttons is one. */
function listStops(form: HTMLElement): Control[] {
  return [...form.querySelectorAll<Control>(controls)].filter(
    (control, place, all) =>
      !control.disabled &&
      control.closest('[hidden]') === null &&
      all.findIndex((other) => other === control || isSameGroup(other, control)) === place,
  );
}

const isSameGroup = (one: Control, other: Control): boolean =>
  one instanceof HTMLInputElement && one.type === 'radio' && one.name !== '' && one.name === other.name;

/** The choice with this number. A change of a script is told by the event that a person's change has. */
function choose(control: Control, number: number): void {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options].filter(({ value }) => value !== '');
    const option = options[number - 1];
    if (option === undefined) return;
    option.selected = true;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const group = control.closest('fieldset, [role="group"], [data-field]');
  const radios = [...(group?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
  radios.find(({ checked }, place) => place === number - 1 && !checked)?.click();
  radios[number - 1]?.focus();
}
