import { amountOf, type DetailWords } from './detail_words.ts';

/** What an ad may state of a job beside what is asked, as it is typed. */
export type AdTerms = Partial<
  Pick<
    DetailWords,
    'client_name' | 'location' | 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'
  >
>;

const LABELS = {
  client_name: /^(?:client|customer|company|employer|kunde|unternehmen|arbeitgeber|firma)$/iu,
  location:
    /^(?:(?:job |work )?location|place of work|workplace|based in|(?:dienst|arbeits|einsatz|stand)ort|ort)$/iu,
} as const;
const LABELLED = /^[\s•*#-]*(\p{L}[\p{L} ]{1,24}?)\s*\**\s*(?::\s*\**\s*(.*))?$/u;
/** A place or a name, not a sentence about one. */
const LONGEST = 60;

const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00A0\u202F ]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?`;
const SIGN = String.raw`(?:US\$|[£€$]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|CAD|AUD|Euro|Fr\.))`;
const MONEY = new RegExp(
  String.raw`(?<one>${SIGN})?\s?(?<min>${NUMBER})\s?(?<k>k\b)?\s?(?<two>${SIGN})?(?:\s?(?:-|–|—|\bto\b|\bbis\b|\band\b|\bund\b)\s?(?<three>${SIGN})?\s?(?<max>${NUMBER})\s?(?<kk>k\b)?\s?(?<four>${SIGN})?)?`,
  'giu',
);
const OF_PAY =
  /(?<!\p{L})(?:salary|pay(?= ?:| is| range| rate| of| from| up)|wage|compensation|remuneration|(?:day|daily|hourly) rate|\p{L}*gehalt|vergütung|\p{L}*lohn|tagessatz|stundensatz)(?!\p{L})/iu;
/** Money of another kind. */
const OTHER_MONEY =
  /(?:bonus|budget|allowance|turnover|revenue|funding|pension|relocation|umsatz|zuschuss|prämie|zuzüglich|plus)[^.;|]{0,25}$/iu;
const MILLIONS = /^\s?(?:m|mn|mio\.?|bn|millions?|millionen|billions?|milliarden)(?!\p{L})/iu;
const PERIODS = {
  year: /(?:(?:per|a|an|each|\/) ?(?:year|annum)|p\.? ?a\.?(?!\p{L})|annual|yearly|(?:pro|im|\/) ?jahr|jährlich|jahres)/iu,
  month: /(?:(?:per|a|each|\/) ?month|monthly|(?:pro|im|\/) ?monat|monatlich|monats)/iu,
  day: /(?:(?:per|a|each|\/) ?day|daily|day rate|(?:pro|am|\/) ?tag(?!\p{L})|tages)/iu,
  hour: /(?:(?:per|an|each|\/) ?h(?:ou)?r|hourly|(?:pro|die|\/) ?(?:stunde|std)|stunden(?:lohn|satz))/iu,
} as const;
const FROM = /(?:from|starting at|at least|ab|mindestens)\s*$/iu;
const UP_TO = /(?:up to|maximum|bis zu|maximal|max\.)\s*$/iu;
const CURRENCIES: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  EURO: 'EUR',
  'FR.': 'CHF',
  US$: 'USD',
};

/** The place, the pay and the customer an ad states in so many words; what it states twice and differently is left. */
export function termsIn(description: string): AdTerms {
  const lines = description.split('\n');
  return {
    ...labelled(lines, 'client_name'),
    ...labelled(lines, 'location'),
    ...only(lines.flatMap(salariesIn)),
  };
}

function labelled(lines: readonly string[], field: keyof typeof LABELS): AdTerms {
  const said = lines.flatMap((line, at) => {
    const [, label = '', beside] = LABELLED.exec(line) ?? [];
    if (!LABELS[field].test(label.trim())) return [];
    // "Location" alone on its line is said on the next one
    const value = (beside ?? lines[at + 1] ?? '').trim().replace(/^[•*-]\s+/u, '');
    const is_name = value !== '' && value.length <= LONGEST && !/[!?:]$|[\p{Ll})]\.$/u.test(value);
    return is_name ? [{ [field]: value }] : [];
  });
  return only(said);
}

/** What all of them say alike; nothing where they differ. */
function only(said: readonly AdTerms[]): AdTerms {
  const different = new Map(said.map((one) => [JSON.stringify(one), one]));
  return different.size === 1 ? (said[0] ?? {}) : {};
}

function salariesIn(line: string): AdTerms[] {
  return [...line.matchAll(MONEY)].flatMap((match) => {
    const { one, two, three, four, min = '', max, k, kk } = match.groups ?? {};
    const sign = one ?? two ?? three ?? four;
    const before = line.slice(Math.max(0, match.index - 60), match.index);
    const around = `${before}${line.slice(match.index, match.index + match[0].length + 30)}`;
    const period = (['hour', 'day', 'month', 'year'] as const).find((unit) => PERIODS[unit].test(around));
    if (sign === undefined || OTHER_MONEY.test(before)) return [];
    if (MILLIONS.test(line.slice(match.index + match[0].length))) return [];
    // without a word for pay, a range by the year that stands for itself is pay, and nothing else is
    const alone = max !== undefined && period !== undefined && /(?:^|[|·•,:–-])\s*$/u.test(before);
    if (!OF_PAY.test(around) && !alone) return [];
    const thousands = (number: string, own: string | undefined): string =>
      String(amountOf(`${number}${own ?? kk ?? ''}`));
    const low = thousands(min, k);
    const high = max === undefined ? low : thousands(max, kk);
    const code = sign.toUpperCase();
    return [
      {
        ...(max === undefined && UP_TO.test(before) ? {} : { salary_min: low }),
        ...(max === undefined && FROM.test(before) ? {} : { salary_max: high }),
        // a bare $ is said in many countries
        ...(code === '$' ? {} : { salary_currency: CURRENCIES[code] ?? code }),
        ...(period === undefined ? {} : { salary_period: period }),
      },
    ];
  });
}
