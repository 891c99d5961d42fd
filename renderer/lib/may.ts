import { createStore, useStore } from './external_store.ts';

/** What whoever is signed in may do: `change` jobs and candidates, `manage` what belongs to everybody. */
export type May = { readonly change: boolean; readonly manage: boolean };

const EVERYTHING: May = { change: true, manage: true };
const WORK: May = { change: true, manage: false };
const LOOK: May = { change: false, manage: false };

/** What the token of this page allows; everything as long as there is none, and where nobody needs an account. */
export const may = createStore<May>(EVERYTHING);

/** What the scopes of a token allow. */
export function mayBy(scopes: readonly string[]): May {
  if (scopes.includes('all:write')) return EVERYTHING;
  return scopes.some((scope) => scope.endsWith(':write')) ? WORK : LOOK;
}

/** What whoever is signed in may do. A new role comes with the next token, and the page follows. */
export function useMay(): May {
  return useStore(may);
}

/** Lets the style sheets hide what is marked as changing something (`data-changes`) from those who may not. */
export function followMay(): void {
  const show = (): void => {
    document.documentElement.toggleAttribute('data-only-looks', !may.get().change);
  };
  may.subscribe(show);
  show();
}
