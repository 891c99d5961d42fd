// Openings that only say that something is asked. Applied one after the other, a few times at most.

const PERSON = String.raw`(?:the |this |our |a |an |any |that )?(?:ideal |right |perfect |successful |suitable )?(?:candidate|applicant|person|individual|professional|talent|colleague|employee|hire|she|he|they|someone|somebody|anyone|anybody|people|candidates|applicants|kandidat(?:in)?|bewerber(?:in)?|candidat[oea]?s?|person)`;
const PAPER = String.raw`(?:the |this |her |his |their |a )?(?:cv|resume|résumé|curriculum vitae|curriculum|profile|application|lebenslauf)`;
const ORGANISATION = String.raw`(?:we|i|you|us|(?:the|our|this) (?:[\p{L}-]+ ){0,2}[\p{L}-]+)`;
const NEEDS = String.raw`(?:really |absolutely |only |also |just |currently )?(?:needs?|wants?|requires?|(?:am|are|is) (?:looking|searching|hiring) for|looks? for|asks? for|calls? for|demands?|expects?|prefers?|insists? on|would (?:like|love|prefer)|must have|should have|seeks?|is seeking|are seeking)`;

const pattern = (source: string): RegExp => new RegExp(source, 'iu');

const OPENINGS: readonly RegExp[] = [
  /^[\s\-–—•*·>"“”'.,:;!?¿¡]+/u,
  /^(?:\d{1,2}[.)]|[a-h]\)) (?=\p{L})/iu,
  /^(?:please |kindly |bitte )?(?:check|confirm|verify|ensure|make sure|tell me|tell us|see|find out|let me know|ask (?:her|him|them)|prüfen(?: sie)?|vérifier|comprobar) (?:whether|if|that|ob|si|que) /iu,
  pattern(String.raw`^(?:.{2,120}[,:;–-] )?(?:so |therefore |hence |thus )${ORGANISATION} ${NEEDS} (?=\S)`),
  pattern(String.raw`^${ORGANISATION} ${NEEDS}(?: to (?:see|have|find))? (?=\S)`),
  /^(?:looking|searching) for |^(?:seeking|wanted|sought|required|requirements?|requires|criterion|criteria|must[- ]haves?|nice[- ]to[- ]haves?|essential|mandatory|desirable|minimum requirements?|gesucht|anforderung|requisito|exigence)(?:\s?:|\s(?=\p{L}))\s*/iu,
  pattern(
    String.raw`^(?:does|do|did|has|have|had|is|are|was|were|can|could|will|would|should|must)(?:n['’]?t)? ${PERSON}(?:['’]s)?(?: (?:cv|resume|profile))?(?: currently(?= (?:have|hold|know|speak|use)))?\s+`,
  ),
  pattern(
    String.raw`^(?:does |do |did )?${PAPER} (?:must |should |has to |needs to )?(?:shows?|mentions?|says?|states?|lists?|gives?|names?|proves?|demonstrates?|contains?|includes?)(?: (?:that|how))?(?: ${PERSON})? `,
  ),
  pattern(String.raw`^${PERSON}(?:['’]s)?(?: (?:cv|resume|profile))? (?=\p{L})`),
  pattern(String.raw`^(?:with|from|of|for) ${PERSON} (?=who|with|that)`),
  /^(?:who(?:se)?|that|which|with) (?=\p{L})/iu,
  /^(?:is|are) there (?=\S)|^there (?:is|are|should be|must be|has to be) (?=\S)/iu,
  /^(?:(?:clear |documented |written |solid |some |any )?(?:evidence|proof|signs?|traces?|indications?|mention) (?:of|that|for)|shows? (?:evidence|proof|signs) of|it is (?:important|essential|a must|mandatory|necessary) that(?: (?:she|he|they|the candidate))?)\s+/iu,
  /^(?:must|should|shall|needs? to|has to|have to|ought to|ideally|preferably|certainly|definitely|really|actually|genuinely|simply|already|muss|sollte|debe|doit) (?:ideally |also |already |at minimum )?(?=\S)/iu,
  /^kommt (?:(?:der |die )?(?:kandidat(?:in)?|bewerber(?:in)?|er|sie) )?aus (?:dem |der |den )?(?=\p{L})/iu,
  /^can (?=\p{L})/iu,
  /^(?:any|some|a|an|the|either|both|be) (?=\p{L})/iu,
  /^(?:post|role|job|position|vacancy) (?:combines|involves|is about|includes|covers|means) /iu,
];

/** The text without the words in front that only ask: "Does the candidate know Java" becomes "know Java". */
export function withoutOpening(text: string): string {
  let rest = text;
  for (const opening of OPENINGS) {
    const shorter = rest.replace(opening, '');
    if (/\p{L}{2}|\p{Lu}/u.test(shorter)) rest = shorter;
  }
  return rest;
}
