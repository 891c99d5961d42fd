import { multiline, regex } from '../language/pattern.ts';
import { NOTHING, type Found } from './requirement.ts';

// Things a job asks for that no list of skills has. Each is read as a recruiter would ask it.
type Topic = {
  readonly pattern: RegExp;
  readonly label: (match: RegExpExecArray) => string;
  readonly prompt: (match: RegExpExecArray) => string;
};

const same = (text: string): Pick<Topic, 'label' | 'prompt'> => ({ label: () => text, prompt: () => text });
const PLACE = String.raw`(?<place>\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3})`;

const TOPICS: readonly Topic[] = [
  {
    pattern: new RegExp(
      multiline`
        \b(?:[Aa]uthori[sz]ed to work|[Rr]ight to work|[Ee]ligib(?:le|ility) to work|
        [Ww]ork(?:ing)? (?:permit|authori[sz]ation))(?: (?:in|for) (?:the )?${PLACE})?`,
      'u',
    ),
    label: (match) => permission(match, 'Right to work'),
    prompt: (match) => permission(match, 'Authorised to work'),
  },
  {
    pattern: /\b(?:Arbeitserlaubnis|Aufenthaltstitel|permiso de trabajo|permis de travail)\b/iu,
    label: () => 'Right to work',
    prompt: () => 'Holds a work permit',
  },
  {
    pattern: regex('iu')`
        \b(?:(?:(?:full|valid|clean|current|uk|eu|gültige[rn]?) ){0,3}(?:driving|
        driver['’]?s?) licen[cs]e|führerschein(?!\p{L})(?: der)?(?: (?:klasse )?(?<class>BE?|C1?E?|
        D)\b)?|pkw-führerschein|permis de conduire|carn[eé]t? de conducir)`,
    ...same('Driving licence'),
    prompt: () => 'Holds a driving licence',
  },
  {
    pattern: regex('iu')`
        \b(?:(?:willing(?:ness)?|able|ready|prepared|happy|open) to travel|reisebereit\p{L}*|
        bereitschaft zu (?:dienst)?reisen|travel (?:up to|of about|of up to) \d{1,2} ?%)`,
    ...same('Willing to travel'),
  },
  {
    pattern: regex('iu')`
        \b(?:schichtbereit\p{L}*|schichtdienst|schichtarbeit|(?:bereitschaft zu[rm]? )?(?:wechsel|drei|
        zwei)schicht\p{L}*|(?:rotating|early and late|late|night|weekend|evening) shifts?|shift work|
        work(?:ing)? (?:shifts|nights|weekends))\b`,
    label: () => 'Shift work',
    prompt: () => 'Available for shift work',
  },
  {
    pattern:
      /\b(?:willing(?:ness)? to relocate|umzugsbereit\p{L}*|bereitschaft zum umzug|disponibilité géographique)\b/iu,
    ...same('Willing to relocate'),
  },
  {
    pattern: new RegExp(
      multiline`
        \b(?:[Mm]ust (?:live|be based|reside) in|[Bb]ased in or near|[Bb]ased (?:in|near)|
        [Rr]esiding in|[Ll]iving in or near|[Ww]ohnort(?: in)?|[Ww]ohnhaft in|[Ww]ithin (?:commuting|
        driving|easy) (?:distance|reach) of) (?:the )?${PLACE}`,
      'u',
    ),
    label: residence,
    prompt: residence,
  },
];

function residence(match: RegExpExecArray): string {
  return `Lives in ${(match.groups?.['place'] ?? '').replace(/\.$/, '')}`;
}

function permission(match: RegExpExecArray, words: string): string {
  const place = match.groups?.['place']?.replace(/\.$/, '');
  if (place === undefined) return words;
  return `${words} in ${/^(?:UK|US|USA|EU|United|Netherlands)/u.test(place) ? 'the ' : ''}${place}`;
}

/** Permission to work, a driving licence, travel, shifts, a place to live: what a bullet asks for of these. */
export function readOther(text: string): Found[] {
  return TOPICS.flatMap(({ pattern, label, prompt }) => {
    const match = pattern.exec(text);
    if (match === null) return [];
    return [
      {
        ...NOTHING,
        kind: 'open' as const,
        label: label(match),
        prompt_text: prompt(match),
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}
