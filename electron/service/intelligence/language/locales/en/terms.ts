import { EN_PERMITS } from './permits.ts';
import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in English. */
export const terms: TermsLocale = {
  lead: `i am|i have to give(?: an?)?|i must give(?: an?)?|i['’]m|i can|i have(?: an?)?|i['’]ve(?: an?)?|currently|my|would be|could be`,
  available: `(?:earliest |possible |preferred |available )*(?:start(?:ing)?|joining) date|availability(?: date)?|available(?: (?:to (?:start|join|work|begin)|for work))?|(?:can|able to|free to|ready to) (?:start|join|begin)(?: work)?|free(?= from)|(?:earliest )?start(?= from| on)|earliest start`,
  available_behind: `onwards`,
  from: `from|as of|starting|starts?|on|after|is`,
  now: `immediately|now|right away|straight away|at once|immediate|with immediate effect`,
  at_once: `immediate joiner|ready to (?:start|begin|join) (?:at once|now|immediately|straight away|right away)|(?:immediately|instantly) available|(?:immediate (?:start|availability))`,
  notice: `(?:current )?notice(?: period)?|period of notice`,
  notice_behind: `(?:['’]s?)? ?(?:of )?notice(?: period)?`,
  no_notice: `none|nil|no notice(?: period)?|not required|not applicable|n/?a|immediate joiner`,
  needed: `required|needed|negotiable`,
  within: `in|within|with|at|after|subject to(?: an?)?`,
  month_parts: {
    beginning: `(?:the )?(?:beginning|start) of|early`,
    middle: `(?:the )?middle of|mid`,
    end: `(?:the )?end of|late`,
  },
  units: { day: `(?:calendar |working )?days?`, week: `weeks?|wks?`, month: `(?:calendar )?months?` },
  numbers: `one two three four five six`,
  ends: {
    month: `(?:to|until|at) (?:the )?(?:end of (?:the |a )?month|month[- ]end)`,
    quarter: `(?:to|until|at) (?:the )?(?:end of (?:the |a )?quarter|quarter[- ]end)`,
    year: `(?:to|until|at) (?:the )?(?:end of (?:the )?year|year[- ]end)`,
  },
  salary: `(?:(?:annual|gross|net|base|monthly|desired) )*(?:salary|compensation|remuneration|pay|ctc|package|rate|wage)(?: range)? (?:expectations?|expected|requirements?|requested|desired)|(?:expected|desired|target|requested|preferred|minimum(?! wage))(?: (?:annual|gross|net|base|monthly|yearly|day|daily|hourly))* (?:salary|compensation|remuneration|pay|ctc|package|rate|wage)(?: range)?|(?:day|daily|hourly) rate(?=\\s*[:–-]|\\s+[£$€])|looking for(?= ?[£$€])|(?:looking for|hoping for|aiming for|after)(?= ?\\d{2,3} ?k)|(?:hoping|aiming) for(?= ?[£$€])|(?:minimum|base)(?= ?[£$€]|\\s\\d{2,3} ?k)|wouldn['’]t (?:move|leave)(?= for (?:under|less than))`,
  about: `is|are|of|around|about|approx(?:imately|\\.)?|circa|ca\\.?|between`,
  at_least: `from|at least|min(?:imum|\\.)?(?: of)?|starting (?:at|from)|upwards of|for (?:under|less than)`,
  or_more: `or more|and up|or above|upwards|\\+`,
  up_to: `up to|max(?:imum|\\.)?(?: of)?`,
  beside: `plus|and|excl(?:uding|\\.)?|incl(?:uding|\\.)?|negotiable|or more|ote`,
  per: {
    year: `p\\.? ?a\\.?|per (?:year|annum)|a year|annual(?:ly)?|yearly|/ ?(?:year|yr|annum)|per yr|gross per year`,
    month: `p\\.? ?m\\.?|per (?:calendar )?month|a month|monthly|/ ?(?:month|mo)`,
    day: `per day|a day|daily|/ ?day`,
    hour: `per hour|an hour|hourly|/ ?(?:hour|hr|h)`,
  },
  moves: `(?:open|willing|happy|able|ready|prepared|available|free|keen|looking|planning|hoping)(?: and (?:able|willing|ready))? (?:to|for) (?:re-?locat\\p{L}+|mov(?:e|ing)(?! (?:into|forward|on|fast|up))(?: to| anywhere| for| house|$|(?=[.,;!])))|will(?:ing)? (?:to )?relocate|relocating to|can relocate|(?:would|will|can|could) move(?: anywhere|(?: home| house)? (?:to|for|within))|(?:re)?location (?:is )?(?:possible|welcome|considered|no problem|fine|okay|ok)|relocation\\s*[:–-]\\s*(?:yes|open|possible|willing|anywhere|available|considered|no problem)|open to relocation`,
  stays: `(?:not|un)\\s?(?:currently )?(?:willing|able|open|available|looking) (?:to|for) (?:re-?locat\\p{L}+|mov(?:e|ing))|unwilling to relocate|no relocation|relocation\\s*[:–-]\\s*(?:no(?! problem)|not\\b[\\p{L} ]*)|(?:cannot|can['’]t|would not|will not|won['’]t) (?:relocate|move)|relocation (?:is )?(?:not possible|out of the question)`,
  permit: EN_PERMITS,
};
