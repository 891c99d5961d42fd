// What recruiters write in German, French and Spanish, in the English the readers know. Only the frame of a criterion
// is turned (verbs, places of words, fields of study, countries); names, titles and skills stay as they are written.

type Rule = readonly [pattern: RegExp, english: string];

const rule = (source: string, english: string): Rule => [new RegExp(source, 'giu'), english];
const END = String.raw`(?![\p{L}])`;
const START = String.raw`(?<![\p{L}-])`;
const NAME = String.raw`[\p{L}\d][\p{L}\d&.'/ -]{1,60}?`;
const PEOPLE_DE = String.raw`(?:leute|mitarbeiter\p{L}*|mitarbeitende\p{L}*|personen|angestellte\p{L}*|beschäftigte\p{L}*|kolleg\p{L}+)`;

const GERMAN: readonly Rule[] = [
  rule(
    `^(?<verb>hat|ist|kann|spricht|wohnt|lebt|kommt|war|arbeitet|verfügt|würde) (?:(?:der|die|dieser?) )?(?:kandidat(?:in)?|bewerber(?:in)?|er|sie|person) (?=.)`,
    '$<verb> ',
  ),
  rule(`^(?:hat|hatte) (?:noch )?(?:nie|niemals) (?<what>.{2,80}) gearbeitet$`, 'has never worked $<what>'),
  rule(
    `^(?:hat|hatte) (?:ausschließlich|nur|immer nur) (?<what>.{2,80}) gearbeitet$`,
    'has only ever worked $<what>',
  ),
  rule(
    `^(?:(?:hat|war|ist) )?(?:auch )?(?:schon |bereits |derzeit |aktuell |früher )?(?:einmal |mal )?(?:bei|für) (?<what>.{2,80}) (?:gearbeitet|angestellt|beschäftigt|tätig)(?: gewesen)?$`,
    'worked at $<what>',
  ),
  rule(
    `^(?:(?:hat|war|ist) )?(?:auch )?(?:schon |bereits )?(?:einmal |mal )?(?<joint>in|im|als) (?<what>.{2,80}) (?:gearbeitet|tätig|beschäftigt)(?: gewesen)?$`,
    'worked $<joint> $<what>',
  ),
  rule(
    `^(?:(?:hat|hatte) )?(?:schon |bereits )?(?:ein )?(?<n>(?:(?:mindestens|wenigstens|mehr als|über) )?(?:ein )?[\\p{L}\\d]{1,12}) ${PEOPLE_DE} (?:geführt|geleitet|unter sich(?: gehabt)?)$`,
    'managed $<n> people',
  ),
  rule(
    `^(?:(?:hat|hatte) )?(?:schon |bereits )?(?:ein )?team(?: von| mit)? (?<n>.{1,40}?)(?: ${PEOPLE_DE})? (?:geführt|geleitet)$`,
    'managed a team of $<n> people',
  ),
  rule(
    `^(?:(?:hat|hatte) )?(?:schon |bereits )?(?:personal|${PEOPLE_DE}|ein team) (?:geführt|geleitet)$`,
    'has managed people',
  ),
  rule(
    `^(?:disziplinarisch\\p{L}* |personell )?verantwortlich für (?<n>(?:(?:mindestens|wenigstens|mehr als|über) )?[\\p{L}\\d]{1,12}) ${PEOPLE_DE}$`,
    'managed $<n> people',
  ),
  rule(
    `^(?:(?:sie |er )?(?:wohnt|lebt)|wohnhaft|ansässig|wohnort|wohnsitz|zuhause|zu hause) (?:derzeit |aktuell )?(?:in (?:oder um |und um |oder nahe (?:bei )?|oder bei |der nähe von |der umgebung von )|nahe (?:bei )?|bei )`,
    'lives in or near ',
  ),
  rule(
    `^(?:(?:sie |er )?(?:wohnt|lebt)|wohnhaft|ansässig|wohnort|wohnsitz|zuhause|zu hause) (?:derzeit |aktuell )?(?:im us-bundesstaat |in (?:der |den |dem )?|im )`,
    'lives in ',
  ),
  rule(`^(?:wohnort|wohnsitz):\\s?`, 'lives in '),
  rule(`^würde (?:für .{2,30} )?nach (?<place>${NAME}) (?:um)?ziehen$`, 'willing to relocate to $<place>'),
  rule(
    `^(?:ist )?(?:um)?zug(?:s)?bereit(?:schaft)?(?: nach (?<place>${NAME}))?$`,
    'willing to relocate to $<place>',
  ),
  rule(
    `^(?:ist )?bereit,? nach (?<place>${NAME}) (?:um)?zu(?:zu)?ziehen$`,
    'willing to relocate to $<place>',
  ),
  rule(
    `^(?:ein )?(?:abgeschlossenes )?(?<field>\\p{L}{4,24}?)-?studium(?: abgeschlossen)?$`,
    'degree in $<field>',
  ),
  rule(`^abgeschlossenes studium(?: (?:der|des|in|im))? (?<field>.{3,40})$`, 'degree in $<field>'),
  rule(`^(?:hat )?(?<field>\\p{L}{4,24}) studiert$`, 'degree in $<field>'),
  rule(`${START}eu-(?:staats)?bürger(?:in|schaft)?${END}`, 'EU citizen'),
  rule(`${START}(?:arbeitserlaubnis|arbeitsgenehmigung)${END}`, 'work permit'),
  rule(`^leitet (?:derzeit |aktuell )?(?:ein )?team(?: von| mit)? `, 'currently leads a team of '),
  rule(`^arbeitet (?:derzeit |aktuell )?(?:bei|für) `, 'currently works at '),
  rule(`^arbeitet (?:derzeit |aktuell )?als `, 'currently works as '),
  rule(
    `${START}(?<name>linkedin|xing|github)-(?: oder (?<other>linkedin|xing|github)-)?profil${END}`,
    '$<name> or $<other> profile',
  ),
  rule(` or {2}profile`, ' profile'),
  rule(`^spricht `, 'speaks '),
];

const FRENCH: readonly Rule[] = [
  rule(
    `^(?:le|la|ce|cette) (?:candidate?|personne) (?<verb>a|est|habite|parle|réside)-(?:t-)?(?:il|elle) `,
    '$<verb> ',
  ),
  rule(
    `^(?:est-ce (?:que |qu'))?(?:(?:le|la|ce|cette) )?(?:candidate?|personne|il|elle) (?=(?:a|est|habite|parle|réside) )`,
    '',
  ),
  rule(`^(?<verb>a|est|habite|parle|réside)-(?:t-)?(?:il|elle) `, '$<verb> '),
  rule(`^n'a jamais travaillé hors d(?:e |')`, 'has never worked outside '),
  rule(`^n'a jamais travaillé (?:chez|pour) `, 'has never worked at '),
  rule(`^n'a jamais travaillé (?:dans|en|au|à) `, 'has never worked in '),
  rule(
    `^(?:a )?(?:déjà )?(?:encadré|dirigé|managé|géré) (?:au moins )?(?:une|des) équipes? d(?:e |')(?<n>.{1,40})$`,
    'managed a team of $<n>',
  ),
  rule(
    `^(?:a )?(?:déjà )?(?:encadré|dirigé|managé) (?:du personnel|des (?:personnes|collaborateurs|salariés))$`,
    'has managed people',
  ),
  rule(`^(?:a )?(?:déjà )?(?:encadré|dirigé|managé) (?=(?:au moins|plus de|\\d))`, 'managed '),
  rule(
    `^encadre (?:du personnel|une équipe|des collaborateurs)(?: avec lien hiérarchique)?`,
    'manages people',
  ),
  rule(`${START}personnes$`, 'people'),
  rule(`^(?:a )?(?:déjà )?travaillé (?:chez|pour) `, 'worked at '),
  rule(`^(?:a )?(?:déjà )?travaillé (?:comme|en tant que?) `, 'worked as '),
  rule(`^(?:a )?(?:déjà )?travaillé (?:dans (?:la |le |les |l'|une? )?|au |en |à )`, 'worked in '),
  rule(
    `^(?:habite|réside|vit|domiciliée?|résidante?|demeure) (?:actuellement )?(?:à ou )?(?:près de|proche de|autour de|aux (?:alentours|environs) de) ?`,
    'lives in or near ',
  ),
  rule(
    `^(?:habite|réside|vit|domiciliée?|résidante?|demeure) (?:actuellement )?(?:à|en|au|aux|dans (?:la |le |l')?) ?`,
    'lives in ',
  ),
  rule(
    `^(?:est )?(?:prête?|disposée?|d'accord) (?:à|pour) (?:déménager|s'installer|se relocaliser) (?:à|en|au) `,
    'willing to relocate to ',
  ),
  rule(`^(?:est )?(?:prête?|disposée?) à (?:déménager|se relocaliser)$`, 'willing to relocate'),
  rule(`^(?:actuellement )?en poste (?:dans|chez|à|au) (?:une? |la |le |l')?`, 'currently works at '),
  rule(
    `^titre de (?<title>.{3,40}?)(?: déjà)?(?: occupé| porté)(?: à titre permanent)?$`,
    '$<title> by title',
  ),
  rule(
    `^(?:diplôme|licence|master|titulaire d'un diplôme) (?:de |en |d')(?<field>.{3,40}?)(?: obtenu| validé)?$`,
    'degree in $<field>',
  ),
  rule(
    `^ressortissant(?:e)? (?:d'un (?:pays|état)(?: membre)? )?de l'(?:union européenne|ue)$`,
    'EU citizen',
  ),
  rule(`${START}(?:autorisation de travail|permis de travail)${END}`, 'work permit'),
  rule(`^parle (?:couramment )?`, 'speaks '),
];

const SPANISH: readonly Rule[] = [
  rule(`^(?<verb>tiene|ha|habla|vive|reside|está) (?:(?:el|la) )?(?:candidat[oa]|persona) (?=.)`, '$<verb> '),
  rule(`^nunca ha trabajado (?:fuera de )`, 'has never worked outside '),
  rule(`^nunca ha trabajado en `, 'has never worked in '),
  rule(
    `^(?:ya )?ha (?:dirigido|liderado|gestionado|coordinado) (?:a )?(?:un|equipos) (?:equipo )?de (?<n>.{1,40}?)(?: personas)?$`,
    'managed a team of $<n> people',
  ),
  rule(
    `^(?:ya )?ha (?:dirigido|liderado|gestionado|supervisado) (?:a )?(?:personas|personal|equipos?|un equipo)$`,
    'has managed people',
  ),
  rule(`^(?:ya )?ha trabajado (?:para|con) `, 'worked at '),
  rule(`^(?:ya )?ha trabajado como `, 'worked as '),
  rule(`^(?:ya )?ha trabajado en `, 'worked in '),
  rule(
    `^(?:vive|reside|residente|domiciliad[oa]|con domicilio|residencia) (?:actualmente )?(?:en o )?(?:cerca de|alrededor de|en los alrededores de) `,
    'lives in or near ',
  ),
  rule(
    `^(?:vive|reside|residente|domiciliad[oa]|con domicilio|residencia) (?:actualmente )?en `,
    'lives in ',
  ),
  rule(
    `^(?:está )?(?:dispuest[oa] a|disponibilidad para) (?:mudarse|trasladarse|reubicarse|cambiar de residencia) a `,
    'willing to relocate to ',
  ),
  rule(
    `^(?:tiene )?(?:un )?(?:título(?: universitario)?|grado|licenciatura|carrera|estudios)(?: universitari[oa]s?)? (?:en|de) (?<field>.{3,40}?)(?: terminad[oa]s?| acabad[oa]s?| finalizad[oa]s?)?$`,
    'degree in $<field>',
  ),
  rule(
    `^(?:tiene )?(?:la )?(?:nacionalidad|ciudadanía|pasaporte) (?:de la ue|de la unión europea|comunitari[oa]|española o de otro país de la ue)$`,
    'EU citizen',
  ),
  rule(`${START}permiso de trabajo${END}`, 'work permit'),
  rule(`^(?<n>.{2,40} años) trabajando como `, '$<n> as '),
  rule(`^habla (?:con fluidez )?`, 'speaks '),
];

// Fields of study, countries and kinds of employer, wherever a rule has turned the frame.
const NOUNS: readonly Rule[] = (
  [
    ['ein dutzend|une douzaine(?: de)?|una docena(?: de)?', '12'],
    ['wirtschaftsinformatik', 'information systems'],
    ['informatik|informatique|informática', 'computer science'],
    ['maschinenbau', 'mechanical engineering'],
    ['elektrotechnik', 'electrical engineering'],
    ['bauingenieurwesen', 'civil engineering'],
    ['bwl|betriebswirtschaft\\p{L}*|administración de empresas', 'business administration'],
    ['jura|rechtswissenschaft\\p{L}*|droit|derecho', 'law'],
    ['medizin|médecine|medicina', 'medicine'],
    ['mathematik|mathématiques|matemáticas', 'mathematics'],
    ['physik|física', 'physics'],
    ['statistik|estadística|statistiques', 'statistics'],
    ['psychologie|psicología', 'psychology'],
    ['tourisme|tourismus|turismo', 'tourism'],
    ['deutschland|allemagne|alemania', 'Germany'],
    ['österreich|autriche', 'Austria'],
    ['(?:der )?schweiz|suisse|suiza', 'Switzerland'],
    ['frankreich|francia', 'France'],
    ['spanien|espagne|españa', 'Spain'],
    ['italien|italie|italia', 'Italy'],
    ['dänemark|danemark|dinamarca', 'Denmark'],
    ['schweden|suède|suecia', 'Sweden'],
    ['polen|pologne|polonia', 'Poland'],
    ['(?:den )?niederlanden?|pays-bas|países bajos', 'the Netherlands'],
    ['belgien|belgique|bélgica', 'Belgium'],
    ["(?:der )?eu(?! citizen)|l'union européenne|l'ue|la ue", 'the EU'],
    ['bayern', 'Bavaria'],
    ['münchen', 'Munich'],
    ['köln', 'Cologne'],
    ['wien', 'Vienna'],
    ['bruxelles|brüssel|bruselas', 'Brussels'],
    ['(?:einem |einer )?pharma(?:unternehmen|firma|konzern|industrie)', 'a pharmaceutical company'],
    ['(?:einem |einer )?pumpenhersteller', 'a pump manufacturer'],
    ['(?:einem |einer )?automobil(?:hersteller|zulieferer)', 'an automotive manufacturer'],
    ['(?:einem |einer )?(?:krankenhaus|klinik)|un hôpital|un hospital', 'a hospital'],
    ['(?:einem |einer )?bank|une banque|un banco', 'a bank'],
    ['(?:einem |einer )?(?:start-?up|jungunternehmen)|une start-?up', 'a start-up'],
    [
      '(?:einem |einer )?beratung(?:sfirma|sunternehmen)?|un cabinet de conseil|una consultora',
      'a consultancy',
    ],
    ['(?:einem |einer )?versicherung|une assurance|una aseguradora', 'an insurance company'],
  ] as const
).map(([source, english]) => rule(`${START}(?:${source})${END}`, english));

/** A clause in German, French or Spanish with its frame in English; any other clause unchanged. */
export function inEnglish(text: string): string {
  for (const rules of [GERMAN, FRENCH, SPANISH]) {
    const turned = turn(text, rules);
    if (turned !== text) return turn(turned, NOUNS);
  }
  return text;
}

function turn(text: string, rules: readonly Rule[]): string {
  return rules.reduce((rest, [pattern, english]) => rest.replace(pattern, english), text);
}
