/** Words that tell no hours, shifts or permits apart. */
const COMMON = new Set([
  'equipe',
  'poste',
  'horaire',
  'horario',
  'orario',
  'vardiya',
  'calisma',
  'calismasi',
  'jornada',
  'giorno',
  'service',
  'dienste',
  'schichten',
  'dienst',
  'the',
  'on',
  'call',
  'shift',
  'work',
  'schicht',
  'travail',
  'trabajo',
  'turno',
  'turni',
  'lavoro',
  'de',
  'di',
  'le',
  'en',
  'nel',
  'vardiyasi',
  'dienst',
  'duty',
  'to',
  'on',
  'du',
  'des',
  'les',
  'la',
  'el',
  'los',
  'del',
  'il',
  'lo',
  'per',
  'por',
  'para',
  'pour',
  'a',
  'al',
  'un',
  'une',
  'would',
  'willing',
  'relocate',
  'move',
  'moving',
  'relocation',
]);

/** "sonu" and "sonları", "Nacht" and "nachts": the same word with another ending. */
const beginsAlike = (a: string, b: string): boolean => {
  const length = Math.min(5, Math.max(3, Math.min(a.length, b.length) - 1));
  return a.slice(0, length) === b.slice(0, length);
};

/** "Fine settimana", "week-end": one word in every language. */
const oneWeekend = (keys: readonly string[]): string[] =>
  keys
    .join(' ')
    .replaceAll(WEEKEND, 'weekend')
    .split(' ')
    .filter((key) => key !== '');
const WEEKEND =
  /fine settimana|fine? de seman[ae]|fine? de semaine|week end|finde|hafta ?son\p{L}*|wochenend\p{L}*/gu;

/** Night shifts are no early ones: the words that tell them apart have to stand there, too. */
export function sameWords(asked: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const special = oneWeekend(asked).filter((key) => !COMMON.has(key));
  if (special.length === 0) return true;
  return rows.some((row) => special.every((key) => oneWeekend(row).some((own) => beginsAlike(own, key))));
}
