import type { Texts } from '../shape.ts';

export const words: Texts['words'] = {
  searchesFor: 'Gesucht wird',
  and: 'UND',
  or: 'ODER',
  without: 'ohne',
  repairs: {
    quote_closed: 'Das Anführungszeichen wurde am Ende geschlossen.',
    bracket_closed: 'Eine offene Klammer wurde am Ende geschlossen.',
    bracket_ignored: 'Eine Klammer ohne Gegenstück oder Inhalt wurde weggelassen.',
    operator_ignored: 'UND, ODER oder NICHT ohne zugehöriges Wort wurde weggelassen.',
    rest_ignored: 'Nur die ersten 32 Wörter zählen.',
  },
};
