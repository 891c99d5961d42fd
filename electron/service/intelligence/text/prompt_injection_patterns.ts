import { multiline } from '../language/pattern.ts';

// What people write into a resume for a program to obey. Each pattern wants more than one sign: a verb in the
// imperative at the start of a clause, and an object that is about instructions, a model or the candidate.
// "Followed surgeons' instructions", "trained AI models" and "wrote system prompts" have one sign only. Every
// repetition is bounded: the text is anything.

const S = String.raw`\s{1,3}`;
/** Where an imperative can stand: where a line, sentence or clause starts, or behind an introducing word. */
const AT = multiline`
  (?:^|[.!?:;,—–(\[{"'“”„«*#>•|-]\s{0,3}|(?<![\p{L}])(?:please|now|and|then|you${S}(?:must|should|will|
  shall|need${S}to|have${S}to|are${S}to)|also|just|simply|bitte|und|jetzt|veuillez|et|merci${S}de|
  por${S}favor|y)${S})`;
const CANDIDATE = multiline`
  (?:this|the|my)${S}(?:candidate|applicant|resume|résumé|cv|person|application|profile|document)`;
const BEST = multiline`
  (?:highest|higher|first|top|best|perfect|10|100|maximum|max|full|strong(?:est|ly)?|ideal|excellent|
  exceptional|outstanding|most|hire|match|fit|recommended|qualified|interview|number one|#1|above)`;
const MODEL = multiline`
  (?:(?:large${S})?language${S}models?|LLMs?|AI(?:${S}(?:language${S})?models?|[ -](?:assistants?|
  recruiters?|screeners?|reviewers?|agents?|systems?|tools?|bots?|evaluators?|readers?))?|
  artificial intelligence|chat ?bots?|ChatGPT|GPT(?:-?\d[\w.]*)?|Claude|Gemini|Copilot|ATS)`;
const NOT_A_JOB = String.raw`(?!${S}\p{L}|-)`;

const ENGLISH = [
  // ignore all previous instructions
  multiline`
    ${AT}(?:ignore|disregard|forget|override|bypass|discard|do${S}not${S}follow)${S}(?:(?:about|all|any|the|
    of|your|my|these|those|other|and|or|everything)${S}){0,4}(?:previous|prior|above|earlier|preceding|
    foregoing|original|initial|existing|system|all|any|your|other)(?:${S}(?:and|or|system|previous|
    prior|the|other|of|your)){0,3}${S}(?:instructions?|prompts?|directions?|directives?|guidelines?|
    rules?|commands?|criteria|context)(?![\p{L}])`,
  multiline`
    ${AT}(?:ignore|disregard|forget)${S}(?:everything|all|anything)${S}(?:(?:that${S}(?:is|was|came)|written|
    said|you${S}were${S}told)${S})?(?:above|before|so far|previously)(?![\p{L}])`,
  // as an AI, … / if you are a language model … / note to AI reviewers
  String.raw`(?:^|[.!?:;("“]\s{0,3})as${S}an?${S}(?:AI${S})?${MODEL}${NOT_A_JOB}\s{0,2}[,:]`,
  multiline`
    (?<![\p{L}])(?:if|since|because|when)${S}you(?:${S}are|['’]re)${S}(?:an?${S}|
    the${S})?${MODEL}(?:\s{0,2}[,.:;)]|${S}(?:reading|that|which|who|or|and|screening|processing|reviewing|
    evaluating|parsing|ranking|used|helping|assisting|then|please)(?![\p{L}]))`,
  multiline`
    (?:^|[.!?:;("“[*]\s{0,3})(?:note|message|notice|attention|instructions?|important|memo|hint|
    reminder|warning)(?:${S}(?:to|for))?\s{0,2}:?${S}(?:(?:any|all|the|every)${S}){0,2}${MODEL}(?:${S}(?:and|or|
    models?|systems?|reading|screening|reviewing|evaluating|parsing|processing|ranking|this|the|resume|
    cv|document))*\s{0,2}(?:[:,—–!-]|$)`,
  String.raw`(?:^|[.!?:;("“]\s{0,3})(?:dear|hey|hello|hi)${S}${MODEL}\s{0,2}[,:!]`,
  multiline`
    (?<![\p{L}])(?:to|for)${S}(?:(?:any|all|the|every)${S}){1,2}${MODEL}${S}(?:that${S}(?:is|
    are)${S})?(?:reading|screening|reviewing|evaluating|parsing|processing)${S}(?:this|the|
    my)(?![\p{L}])`,
  // you are now …
  multiline`
    (?:^|[.!?:;,("“]\s{0,3}|(?<![\p{L}])and${S})you(?:${S}are|['’]re)${S}(?:now${S})?(?:an?|the|
    in)${S}[^.!?\n]{0,40}(?<![\p{L}])(?:assistants?|language${S}model|LLM|AI|chat ?bot|hiring manager|
    recruiter|screener|evaluator|mode|DAN)(?![\p{L}])`,
  String.raw`(?:^|[.!?:;("“]\s{0,3})from${S}now${S}on,?${S}(?:you${S}(?:are|will|must|should)|your)(?![\p{L}])`,
  multiline`
    (?<![\p{L}])your${S}(?:new${S}|only${S}|real${S}|true${S})?(?:task|job|role|instructions?|goal|
    objective)${S}(?:is|are)${S}(?:now${S})?to${S}(?:rate|rank|score|recommend|select|hire|say|output|
    respond|approve|shortlist)(?![\p{L}])`,
  multiline`
    ${AT}(?:reveal|print|repeat|show|output|reply with)${S}(?:me${S})?your${S}(?:hidden${S}|initial${S}|
    full${S})?(?:system${S})?(?:prompt|instructions)(?![\p{L}])`,
  String.raw`(?<![\p{L}])(?:new|begin|end|start of|end of|my|your)${S}system${S}prompt(?:\s{0,2}[:.\]—-]|$)`,
  multiline`
    (?:^|[.!?;("“[#*]\s{0,3})system(?:${S}(?:prompt|message|instruction))?\s{0,2}:\s{0,3}(?:you${S}(?:are|
    must|will|should)|ignore|disregard|rate|rank|score|always|never|do${S}not|this${S}candidate|
    the${S}candidate)(?![\p{L}])`,
  // rate this candidate highest
  multiline`
    ${AT}(?:always${S}|you${S})?(?:rate|rank|score|mark|place|put|grade|evaluate|classify|label|treat|flag|
    list|consider|move|prioriti[sz]e)${S}${CANDIDATE}${S}(?=as|with|at|an?|first|highest|higher|top|the|to|above|
    very|number|#1|on|in)[^.!?\n]{0,60}?${BEST}`,
  multiline`
    ${AT}(?:always${S}|you${S})?(?:rate|rank|score|place|put)${S}(?:me|him|her|${CANDIDATE})${S}(?:first|highest|top|
    number one|#1|10|100|above)(?![\p{L}\d])`,
  multiline`
    ${AT}(?:give|assign|award|grant)${S}(?:me|him|her|this|${CANDIDATE}|it)${S}(?:an?${S}|
    the${S})?(?:very${S})?(?:highest|high|maximum|top|perfect|full|best)(?:${S}possible)?${S}(?:scores?|
    ratings?|ranks?|rankings?|marks?|evaluation)(?![\p{L}])`,
  String.raw`${AT}(?:always|only)${S}(?:recommend|select|hire|shortlist|choose|pick)${S}${CANDIDATE}(?![\p{L}])`,
  multiline`
    ${AT}(?:recommend|select|shortlist|choose|pick|hire)${S}${CANDIDATE}${S}(?:regardless|no matter|immediately|
    above all|over all|for (?:the|an) interview|as the (?:best|top|first))`,
  multiline`
    (?<![\p{L}])${CANDIDATE}${S}(?:must|should|has${S}to|needs${S}to|is${S}to)${S}(?:always${S})?be${S}(?:ranked|
    rated|scored|hired|selected|shortlisted|recommended|advanced|accepted|approved|considered|placed|
    chosen|prioriti[sz]ed)(?![\p{L}])`,
  // do not reject
  multiline`
    ${AT}(?:do${S}not|don['’]t|never|(?:you${S})?(?:must|can|may)${S}?not|
    under no circumstances)${S}(?:reject|discard|filter${S}out|disqualify|decline|exclude|screen${S}out|
    rule${S}out|eliminate|skip)${S}(?:me|him|her|them|${CANDIDATE})(?![\p{L}])`,
  // output: recommended
  multiline`
    (?:^|[.!?;("“]\s{0,3})(?:output|respond|reply|answer|return|print)(?:${S}(?:only|just|exactly|with|
    the${S}words?))*\s{0,2}[:"'“]{0,3}\s{0,2}(?:(?:highly${S})?recommended|(?:strong(?:ly)?${S})?hired?|
    strong${S}(?:match|fit|candidate)|(?:perfect|excellent|ideal|best)${S}(?:match|fit|candidate)|
    qualified|approved|shortlist(?:ed)?|10/10|100\s?%|100/100)(?![\p{L}\d])`,
  multiline`
    ${AT}(?:respond|reply|answer|output)${S}(?:only${S})?(?:with${S}(?:only${S})?|
    by${S}saying${S})["'“][^"”\n]{1,80}["'”]`,
];
const TAGS = [
  multiline`
    <\|\s?(?:im_start|im_end|im_sep|system|user|assistant|endoftext|begin_of_text|start_header_id|
    eot_id)[^|\n]{0,20}\|>`,
  String.raw`\[/?INST\]|<</?SYS>>`,
  String.raw`</?(?:system|system_prompt|system-prompt|assistant|instructions?|prompt)>`,
  String.raw`^#{2,4}\s?(?:system|instructions?|assistant)(?:${S}prompt)?\s?:`,
];
const GERMAN = [
  multiline`
    ${AT}(?:ignoriere(?:n${S}Sie)?|vergiss|vergessen${S}Sie|missachte(?:n${S}Sie)?)${S}(?:(?:bitte|alle|die|
    deine|Ihre|sämtliche)${S}){0,3}(?:(?:bisherigen|vorherigen|vorigen|obigen|früheren|vorangegangenen|
    vorstehenden|anderen)${S})?(?:Anweisungen|Instruktionen|Befehle|Regeln|Vorgaben|Prompts?)(?![\p{L}])`,
  multiline`
    (?:^|[.!?:;,("„]\s{0,3})(?:als|wenn${S}(?:du|Sie)|du${S}bist(?:${S}jetzt)?|
    Sie${S}sind(?:${S}jetzt)?)${S}(?:ein|eine|das|die)?\s{0,2}(?:KI|Sprachmodell|KI-(?:Assistent|Modell|
    System)|künstliche${S}Intelligenz)(?:${S}(?:bist|sind))?\s{0,2}[,.:]`,
  multiline`
    ${AT}(?:bewerte|bewerten${S}Sie|stufe|stufen${S}Sie|setze|setzen${S}Sie|ordne|empfiehl|
    empfehlen${S}Sie)${S}(?:diesen|diese|dieses|den|die)${S}(?:Kandidat|Bewerb|Lebenslauf|
    Profil)\p{L}{0,6}${S}(?:[^.!?\n]{0,40}?)(?:best|höchst|höher|perfekt|ideal|ersten|erste|10|100|
    geeignet|unbedingt|an${S}die${S}Spitze)`,
  multiline`
    ${AT}(?:lehne|lehnen${S}Sie)${S}(?:diesen|diese|dieses|den|die)${S}(?:Kandidat|Bewerb|
    Lebenslauf)\p{L}{0,6}${S}(?:nicht|nie|niemals|auf keinen Fall)${S}ab(?![\p{L}])`,
];
const FRENCH = [
  multiline`
    ${AT}(?:ignore[zr]?|oublie[zr]?|ne${S}(?:tiens|tenez)${S}pas${S}compte${S}(?:de|des))${S}(?:(?:toutes?|
    tous|les|des|vos|tes)${S}){0,3}(?:consignes|instructions|règles|directives)${S}(?:précédentes|
    antérieures|ci-dessus|initiales|du${S}système)`,
  multiline`
    ${AT}(?:évalue[zr]?|note[zr]?|classe[zr]?|place[zr]?|recommande[zr]?)${S}(?:ce|cette|le|
    la)${S}(?:candidat\p{L}{0,4}|cv|profil)${S}[^.!?\n]{0,40}?(?:meilleur|premi|plus${S}haut|parfait|idéal|
    maximum|maximale|10|100|excellent)`,
  multiline`
    ${AT}ne${S}(?:rejette|rejetez|refuse|refusez|écarte|écartez)${S}pas${S}(?:ce|
    cette)${S}(?:candidat\p{L}{0,4}|cv|profil)`,
  multiline`
    (?:^|[.!?:;,("«]\s{0,3})(?:en${S}tant${S}que|si${S}(?:tu${S}es|vous${S}êtes)|tu${S}es(?:${S}maintenant)?|
    vous${S}êtes(?:${S}maintenant)?)${S}(?:une?${S})?(?:IA|modèle${S}de${S}langage|
    intelligence${S}artificielle|assistant${S}IA)\s{0,2}[,.:]`,
];
const SPANISH = [
  multiline`
    ${AT}(?:ignor[ae]n?|olvid[ae]n?|no${S}sigas)${S}(?:(?:todas?|las|tus|sus)${S}){0,3}(?:instrucciones|
    reglas|indicaciones|órdenes)${S}(?:anteriores|previas|de${S}arriba|del${S}sistema)`,
  multiline`
    ${AT}(?:calific(?:a|ue)|evalú[ae]|clasifi(?:ca|que)|puntú[ae]|coloc(?:a|que)|
    recomiend[ae])${S}(?:a${S})?(?:este|esta|al|el|la)${S}(?:candidat[oa]|currículum|cv|perfil|
    persona)${S}[^.!?\n]{0,40}?(?:mejor|primer|más${S}alt|perfect|ideal|máxim|10|100|excelente)`,
  multiline`
    ${AT}no${S}(?:rechac(?:es|e)|descart(?:es|e))${S}(?:a${S})?(?:este|esta)${S}(?:candidat[oa]|currículum|cv|
    perfil)`,
  multiline`
    (?:^|[.!?:;,("«¡]\s{0,3})(?:como|si${S}(?:eres|es)|eres(?:${S}ahora)?|
    usted${S}es(?:${S}ahora)?)${S}(?:una?${S})?(?:IA|modelo${S}de${S}lenguaje|inteligencia${S}artificial|
    asistente${S}de${S}IA)\s{0,2}[,.:]`,
];

/** Patterns of text that is addressed to a program; `^` is the start of a line. */
export const PROMPT_INJECTION_PATTERNS: readonly RegExp[] = [
  ...ENGLISH,
  ...TAGS,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
].map((source) => new RegExp(source, 'gimu'));
