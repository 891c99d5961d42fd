import { fold } from './lines.ts';

// Head nouns of job titles in eight languages, folded. They tell "Software Engineer" from "Globex Systems".
const HEADS = new Set(
  `engineer developer manager director analyst consultant designer architect administrator specialist assistant associate coordinator officer lead leader head chief president founder cofounder owner partner executive representative advisor adviser
  scientist researcher intern trainee apprentice fellow student tutor teacher lecturer professor instructor educator trainer coach counselor counsellor therapist psychologist physician doctor nurse surgeon dentist pharmacist paramedic caregiver carer midwife technician technologist
  mechanic electrician plumber welder carpenter painter mason roofer fitter machinist operator driver courier picker packer handler loader worker labourer laborer foreman supervisor superintendent inspector auditor accountant bookkeeper controller cashier clerk teller banker broker trader underwriter actuary treasurer
  secretary receptionist typist librarian docent curator archivist editor writer author journalist reporter copywriter translator interpreter photographer videographer producer musician vocalist singer actor actress dancer artist illustrator animator
  lawyer attorney advocate solicitor paralegal counsel judge notary recruiter generalist salesman saleswoman salesperson seller buyer purchaser planner scheduler dispatcher merchandiser marketer strategist evangelist ambassador
  chef cook baker waiter waitress bartender barista host hostess steward stewardess housekeeper cleaner janitor caretaker concierge guard officer soldier sergeant captain pilot firefighter policeman detective
  programmer coder tester hacker webmaster sysadmin dba devops sre ceo cto cfo coo cio cmo vp svp evp avp pm po ic tlm qa owner scrum programmer contributor maintainer creator member volunteer ambassador freelancer contractor superintendent principal dean registrar hr hrbp estimator surveyor draftsman drafter chemist biologist physicist mathematician statistician economist geologist veterinarian nanny babysitter gardener landscaper farmer agent realtor mentor facilitator moderator speaker liaison expert professional practitioner staff partner lecturer postdoc aide attendant crew hand promoter demonstrator hairdresser stylist beautician masseur tailor seamstress jeweler optician radiographer sonographer phlebotomist dietitian nutritionist physiotherapist ergotherapist
  entwickler entwicklerin ingenieur ingenieurin leiter leiterin leitung berater beraterin kaufmann kauffrau sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin techniker technikerin meister meisterin mechaniker mechanikerin mechatroniker elektroniker elektriker schlosser schweisser fahrer fahrerin lagerist lagerhelfer koch kochin kellner kellnerin verkaufer verkauferin buchhalter buchhalterin sekretar sekretarin assistent assistentin assistenz referent referentin lehrer lehrerin erzieher erzieherin pfleger pflegerin krankenschwester arzt arztin apotheker werkstudent werkstudentin praktikant praktikantin auszubildender auszubildende azubi geschaftsfuhrer geschaftsfuhrerin vorstand prokurist controllerin projektleiter projektleiterin teamleiter teamleiterin fachkraft facharbeiter aushilfe helfer helferin vertreter disponent tischler maler maurer gesellin geselle architektin designerin redakteur redakteurin wissenschaftler wissenschaftlerin dozent dozentin
  ingenieur ingenieure developpeur developpeuse responsable directeur directrice chef cheffe consultante charge chargee technicien technicienne assistante vendeur vendeuse comptable infirmier infirmiere medecin professeur enseignant enseignante stagiaire apprenti gestionnaire conducteur commercial commerciale secretaire cuisinier serveur
  ingeniero ingeniera desarrollador desarrolladora jefe jefa director directora gerente responsable analista consultor consultora tecnico tecnica administrativo administrativa asistente auxiliar contable enfermero enfermera medico profesor profesora maestro becario becaria vendedor vendedora dependiente camarero camarera cocinero conductor operario encargado encargada coordinador coordinadora abogado abogada arquitecto arquitecta
  ingegnere sviluppatore sviluppatrice direttore direttrice impiegato impiegata addetto addetta tecnico contabile infermiere infermiera medico insegnante docente tirocinante stagista commesso cameriere cuoco autista operaio progettista avvocato
  ontwikkelaar medewerker medewerkster directeur beheerder adviseur verkoper boekhouder verpleegkundige leraar stagiair chauffeur kok monteur
  engenheiro engenheira desenvolvedor gerente diretor analista assistente tecnico contador enfermeiro medico professor estagiario vendedor motorista
  inzynier programista programistka kierownik dyrektor specjalista specjalistka analityk ksiegowa ksiegowy pielegniarka lekarz nauczyciel asystent stazysta sprzedawca kierowca magazynier kucharz kelner doradca przedstawiciel`.split(
    /\s+/,
  ),
);
const GERMAN_TAIL =
  /(?:ingenieur|leiter|entwickler|mitarbeiter|techniker|meister|assistent|berater|fahrer|pfleger|verkaufer|mechaniker|elektroniker|manager|helfer|arbeiter|planer|prufer|trainer|betreuer|kaufmann|kauffrau|fachkraft|fachmann|fachfrau|referent|sachbearbeiter|fuhrer|architekt|schlosser|bauer|lehrer|arzt|koch)(?:in)?$/;
const TITLE_WORDS =
  /\b(?:senior|junior|sr|jr|chief|deputy|acting|interim|assistant|associate|principal|staff|lead|head|vice|freelance|co-founder|team|trainee|intern|graduate|apprentice|working|self-employed|werkstudent|stellv)\b/i;

const LEGAL =
  /(?:^|[\s,])(?:inc|llc|l\.l\.c|ltd|limited|corp|corporation|co|company|gmbh|ag|kg|ohg|ug|se|e\.?\s?v|mbh|gbr|plc|pvt|pty|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|sarl|sas|b\.?v|n\.?v|a\/s|ab|oy|sp\. z o\.?o|ltda|llp|lp|holding|group|gruppe|kgaa|s\.?l\.?u|s\.?c)\.?(?=$|[\s,)])/i;
const ORGANISATION =
  /\b(?:university|universit\p{L}+|college|school|institut\p{L}*|academy|hospital|clinic|klinik|klinikum|krankenhaus|bank|banco|foundation|stiftung|ministry|ministerium|department of|agency|agentur|labs?|laborator\p{L}+|studios?|systems?|solutions?|technolog\p{L}+|software|consulting|services|industries|international|global|partners|associates|enterprises?|ventures|media|logistics|airlines|hotel|restaurant|retail|store|supermarket|museum|center|centre|church|council|office of|association|society|verein|verband|networks?|communications?|insurance|versicherung|werke|maschinenbau|construcciones|innovations?|publishing|games?|health|pharma\p{L}*|energy|motors?|foods?|freight|army|navy|air force|government|opera|orchestra|conservatory|company|self-employed|freelance|startup|firm)\b/iu;

/** How much a text looks like a job title: 0 (not at all) to 2. */
export function titleScore(text: string): number {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 14) return 0;
  const bare = words.map((word) => word.replace(/s$/, ''));
  let score = 0;
  if (bare.some((word, at) => HEADS.has(word) || HEADS.has(words[at] as string) || GERMAN_TAIL.test(word))) {
    score += 1;
  }
  // The head noun stands last, or before "of", a comma, a bracket or a level.
  const core = fold(text.replace(/\s*(?:[,(/|–—-]|\bof\b|\bfor\b|\bde\b|\bder\b|\bfür\b).*$/iu, '')).replace(
    / (?:[ivx]+|\d+)$/,
    '',
  );
  const head = core.split(' ').at(-1) ?? '';
  if (HEADS.has(head) || HEADS.has(head.replace(/s$/, '')) || GERMAN_TAIL.test(head)) score += 0.6;
  if (TITLE_WORDS.test(text)) score += 0.4;
  return score;
}

// "Greyson & Partners", "Dr. Lena Ortiz, DDS", "City of Marlow", "The Salted Fig": names of firms and offices that hold no other word for one.
const FIRM =
  /(?:&|\+|\band\b|\bund\b|\bet\b) (?:sons?|daughters?|partners?|associates?|bros\.?|brothers|cie|co|söhne|fils|figli|zonen)\b|^(?:dr\.?|judge|hon\.|praxis|kanzlei|gebrüder|familie|frères) \p{Lu}|^(?:city|county|town|state|village|borough|port|diocese|archdiocese|stadt|gemeinde|landkreis|ville|ayuntamiento|comune|department|ministry) (?:of|de|di|\p{Lu})|\b(?:nhs|trust|plc|hospice|pharmacy|bakery|tavern|grill|café|bistro|kitchen|farms?|homes?|builders|steel|mills|foundry|shipyard|dental|apothecary|railways?|airport|police|cooperative|credit union|authority|commission|jv|county council|& spa|resort|inn|lodge|nursery|kindergarten|kita|primary|elementary|isd|public schools|autohaus|apotheke|bäckerei|spedition|hochbau|elektrotechnik)$|\b(?:a\.s\.|as|s\.p\.a\.|sp\. ?k\.)$/iu;

/**
 * Whether the head noun of a text stands in the plural, as firms and teams are named ("Sparrow Hill Builders"), not the
 * titles of one person.
 */
export function isPlural(text: string): boolean {
  const head = fold(text).split(' ').at(-1) ?? '';
  return head.endsWith('s') && !HEADS.has(head) && HEADS.has(head.slice(0, -1));
}

/** How much a text looks like the name of an employer: 0 to 2. */
export function employerScore(text: string): number {
  let score = 0;
  if (LEGAL.test(text)) score += 1.2;
  if (ORGANISATION.test(text)) score += 0.8;
  if (FIRM.test(text.trim())) score += 0.8;
  if (/^the \p{L}/iu.test(text)) score += 0.4;
  return Math.min(2, score);
}

/** Joins a legal form cut off by a comma to the name before it ("ABC Company, Inc."). */
export function isLegalForm(text: string): boolean {
  return /^(?:inc|llc|l\.l\.c|ltd|limited|corp|co|gmbh|ag|plc|s\.?a|s\.?l|s\.?r\.?l|llp|lp)\.?$/i.test(
    text.trim(),
  );
}

// "Staff Engineer, Platform": what follows is the team, and the employer is not named here.
const TEAM =
  /^(?:platform|backend|front-?end|mobile|web|infrastructure|data|payments|growth|security|research|cloud|operations|product|marketing|sales|finance|hr|it|r&d|analytics|core|search|ads|devops|networking|icu|er|emea|apac|dach|americas|north america|nights?|days|pediatrics|oncology|emergency|surgery|k-?\d+|grades? .*)$/iu;

/** Whether words after a title name the team or the ward, not an employer. */
export function isTeam(text: string): boolean {
  return TEAM.test(text.trim());
}
