/** A degree found in a text: its place, its level and what follows it. */
export type Degree = {
  readonly from: number;
  readonly to: number;
  /** 1 secondary … 8 doctorate, as in EducationEntry. */
  readonly level: number;
};

// Highest first: "Master of Science" must not be read as a bachelor because of a later word. Sources of the order:
// the national qualification frameworks; Diplom and Magister (five years) stand with the master.
const DEGREES: readonly (readonly [level: number, pattern: string])[] = [
  [
    8,
    String.raw`ph\.?\s?d\.?|d\.?phil\.?|doctor(?:ate)?(?: of [\p{L} ]+?)?(?= in\b|,|$|\t|\()|doctor of (?:philosophy|medicine|education|business administration)|promotion|doktor(?:at|arbeit)?|dr\.\s?(?:rer\.\s?nat|ing|phil|med)\.?|doctorat|doctorado|dottorato(?: di ricerca)?|doutoramento|doutorado|doktorat|m\.?d\.(?=[\s,]|$)|ed\.?d\.?|pharm\.?\s?d\.?|juris doctor|j\.d\.?|psy\.?d\.?|dnp(?=[\s,]|$)|dpt(?=[\s,]|$)|dds(?=[\s,]|$)|dmd(?=[\s,]|$)|dvm(?=[\s,]|$)`,
  ],
  [
    7,
    String.raw`master(?:['’]?s)?(?: degree)?(?: of (?:science|arts|business administration|engineering|education|laws|philosophy|public health|public administration|social work|commerce|technology|fine arts|computer applications|music|architecture|finance|occupational therapy|human resources?|information (?:technology|systems|science)|computer science|international \p{L}+|public policy|library science|fine art|\p{L}+(?=\s*(?:[,|\t(–-]|in\b|$))))?|executive mba|macc|m\.?arch\.?|msn|mha|mfin|m\.?res\.?|mastère|laurea (?:specialistica|magistrale)|m\.?b\.?a\.?|m\.?sc\.?|m\.?eng\.?|m\.\s?a\.?(?=[\s,]|$)|m\.s\.?|m\.?tech\.?|m\.?phil\.?|m\.?ed\.|ll\.?m\.?|m\.?com\.?(?=[\s,]|$)|m\.?c\.?a\.?(?=[\s,]|$)|mfa|mph|msw|mpa|m\.e\.|pgdm|postgraduate degree|dipl(?:om|\.)?[\s-]*(?:ing(?:enieur(?:in)?)?|kfm|kffr|kauf(?:mann|frau)|inf(?:ormatiker(?:in)?)?|betriebswirt(?:in)?|psych(?:ologe|ologin)?|phys(?:iker(?:in)?)?|math(?:ematiker(?:in)?)?|chem(?:iker(?:in)?)?|volkswirt(?:in)?|päd(?:agoge|agogin)?)\.?|dipl\.-?\s?ing\.?|dipl\.-|diplom(?= in\b|\s+\p{Lu}|,|$)|magist(?:er|rale)|staatsexamen|maîtrise|máster|mestrado|maestría|laurea magistrale|magister inżynier|mgr(?: inż)?\.?|diplôme d['’]ingénieur`,
  ],
  [
    6,
    String.raw`postgraduate (?:diploma|certificate)|pg\s?dip(?:loma)?|pgce|pgd(?=[\s,]|$)|especialización|posgrado|post graduate diploma`,
  ],
  [
    5,
    String.raw`bachelor(?:['’]?s)?(?: degree)?(?: of (?:science|arts|engineering|technology|commerce|business administration|education|laws|fine arts|music|nursing|architecture|computer applications|applied science|pharmacy|medicine|social (?:work|sciences?)|computer science|information technology|\p{L}+(?=\s*(?:[,|\t(–-]|in\b|$))))?|bsn(?=[\s,]|$)|bsw(?=[\s,]|$)|b\.?comm\.?(?=[\s,(]|$)|b\.?sc\.?(?: ?\(?hons\.?\)?)?|b\.?eng\.?|b\.\s?a\.?(?=[\s,]|$)|b\.s\.?|b\.?tech\.?|b\.?b\.?a\.?(?=[\s,]|$)|b\.?com\.?(?=[\s,(]|$)|b\.?ed\.|ll\.?b\.?|b\.?c\.?a\.?(?=[\s,]|$)|bfa|b\.?pharm\.?|mbbs|b\.e\.?|b\.m\.?|b\.arch\.?|licence (?:en|de)\b|licence professionnelle|licenciatura|licenciad[oa]|grado(?: en)?|graduado en|laurea(?: triennale)?|licencjat|inżynier|inż\.|undergraduate degree|honours degree|fachhochschulabschluss|bakkalaureat|ingenier[oa] (?:civil|industrial|informátic[oa]|técnic[oa])|diplomatura|hbo`,
  ],
  [
    4,
    String.raw`associate(?:['’]?s)?(?: degree| of (?:applied arts|applied science|applied business|occupational studies|general studies|arts|science|\p{L}+(?=\s*(?:[,|\t(–-]|in\b|$))))|adn(?=[\s,]|$)|a\.a\.s?\.?|a\.s\.?(?=[\s,]|$)|foundation degree|hnd|bts|dut|grado superior|técnico superior`,
  ],
  [
    3,
    String.raw`diplôme d['’]état|(?<!school )(?:advanced |higher |national )?diploma(?! thesis)|polytechnic|betriebswirt(?:in)? \(?(?:ihk|vwa)\)?|staatlich geprüfte[rn]? \p{L}+|meister(?:brief|prüfung)?(?=[\s,(]|$)|techniker(?:in)?(?=[\s,(]|$)|fachwirt(?:in)?`,
  ],
  [
    2,
    String.raw`vocational (?:training|certificate|diploma|qualification)|apprenticeship|berufsausbildung|ausbildung (?:zum|zur|als)|abgeschlossene ausbildung|lehre (?:als|zum|zur)|facharbeiterbrief|gesellenbrief|ihk-abschluss|cap|bep|formación profesional|grado medio|fp(?=[\s,]|$)|mbo|nvq|trade certificate|(?:\p{L}+ )*bootcamp(?: certificate)?|certificate(?= in\b| of\b|,)`,
  ],
  [
    1,
    String.raw`high[ -]school(?: diploma)?|secondary school|g\.?e\.?d\.?(?=[\s,]|$)|leaving certificate|a levels(?=[\s,:]|$)|a-levels?|gcse|abitur|allgemeine hochschulreife|fachabitur|fachhochschulreife|matura|realschulabschluss|mittlere reife|hauptschulabschluss|baccalauréat|bachillerato|bachiller|maturità|ensino médio|hsc|ssc|higher secondary|intermediate education|vwo|havo|liceum`,
  ],
];
// Two capital letters are a degree only in capitals and inside an education section.
const SHORT: readonly (readonly [level: number, pattern: RegExp])[] = [
  [8, /(?<![\p{L}.])(?:PHD|PhD)(?![\p{L}])/u],
  [
    7,
    /(?<![\p{L}.]|\p{Ll},\s)(?:MS|MA|ME)(?=\s+(?:in|of)\b|[\s,(\t]|$)(?!\s+(?:Project|Office|Excel|Word|SQL|Access|Dynamics|Visio|Teams|Azure|Windows|PowerPoint|Outlook|SharePoint|Server|Exchange))/u,
  ],
  [5, /(?<![\p{L}.])(?:BS|BA|BE|B\.S)(?=\s+(?:in|of)\b|[\s,(\t]|$)/u],
  [4, /(?<![\p{L}.])(?:AA|AS|AAS)(?=\s+(?:in|of)\b|,)/u],
];
const PATTERNS = DEGREES.map(
  ([level, pattern]) =>
    [level, new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'iu')] as const,
);

/** The first degree of the highest level in a text of an education section, or null. */
export function findDegree(text: string): Degree | null {
  for (const [level, pattern] of [...SHORT.slice(0, 1), ...PATTERNS]) {
    const short = SHORT.find(([own]) => own === level)?.[1];
    const match = pattern.exec(text) ?? (short === undefined ? null : short.exec(text));
    if (match !== null && match[0].trim() !== '') {
      return { from: match.index, to: match.index + match[0].trimEnd().length, level };
    }
  }
  return null;
}

/** The level of a degree named in a job description or a resume ("Bachelor's degree" → 5), or null. */
export function degreeLevel(text: string): number | null {
  return findDegree(text)?.level ?? null;
}

const SCHOOL =
  /\b(?:universit\p{L}*|college|school|institut\p{L}*|academy|akademie|hochschule|fachhochschule|polytechnic|politecnico|politécnica|école|escuela|instituto|istituto|ecole|scuola|colegio|szkoła|technikum|kolleg|faculty|gymnasium|conservatory|berufsschule|schule|università|uniwersytet|politechnika|iit|nit|mit|caltech|eth|tu|uc|ucla|ihk|hwk|handwerkskammer|ifsi|cfa|iut|roc|insead|tafe|bootcamp|training cent(?:er|re)|sixth form|general assembly|lycée|liceo|lyceum|seminary|campus|codeacademy|coursera|udemy)\b/iu;

/** Whether a text names a school, by the words schools have in their names. */
export function isSchool(text: string): boolean {
  return SCHOOL.test(text) && !/^(?:high school|school) diploma$/i.test(text.trim());
}
