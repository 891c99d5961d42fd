import { activities } from './activity.ts';

/** Hiring, developing and teaching people; children, pupils, students; events and words. */
export const PEOPLE = activities([
  {
    name: 'Has mentored, trained or onboarded colleagues',
    asked: [
      'TEACH|eingearbeitet|show(?:ed|n)? the ropes & PEOPLE',
      'mentoring|mentored|coached|mentorship|einarbeitung neuer|formación de|buddy',
    ],
    shown: [
      'TEACH|brought up to speed|ridden with & PEOPLE',
      'mentor(?:ed|ing|ship|s)!|mentor to|driver trainer|trainer of|ausbilder|ausbildungsleit',
    ],
    strict: true,
  },
  {
    name: 'Has run training sessions or workshops',
    asked: [
      'train|workshop|seminar|course|schulung|formation|taller|webinar & deliver|ran!|run!|running|held|hold|gave|give|conduct|facilit|design|develop|organi[sz]|lead|led!|creat|gehalten|anim|imparti|durchgeführt',
      'train-the-trainer|facilitated workshops',
    ],
    shown: [
      'trainings?!|training (?:sessions?|program|course|material)|workshops?!|seminars?!|courses?!|schulung|formations?!|taller|webinars? & deliver|ran!|run!|running|held|gave|conduct|facilit|design|develop|organi[sz]|led!|creat|gehalten|anim|impart|durchgeführt|taught',
    ],
    strict: true,
  },
  {
    name: 'Has recruited or hired people',
    asked: [
      'hir(?:ed|ing|es|e)!|recruit|einstell|interview(?:ed|ing|s)? (?:candidates|applicants)|personalauswahl|contrat(?:ado|ación)|embauch|recrut|staff(?:ed|ing) & PEOPLE|decision|part!|taken|respons|process|interview|involv|lead|led!|done|own|manag|experience|build|built',
      'hiring|recruiting|recruited|interviewed candidates|job interviews',
    ],
    shown: [
      'hir(?:ed|ing)!|recruit(?:ed|ing|ment)!|interview(?:ed|ing) (?:and|candidates|applicants|[0-9])|eingestellt|einstellung|personalauswahl|recrutement|recruté|contratación|reclutamiento|filled [0-9]+|time-to-hire',
    ],
    strict: true,
  },
  {
    name: 'Has held appraisals or performance reviews',
    asked:
      'appraisal|performance (?:review|management|evaluation)|one-on-ones?!|1:1s?!|mitarbeitergespräch|feedback talks|beurteilung|evaluaci[oó]n(?:es)? del desempeño|entretiens? (?:annuel|d)',
    shown:
      'appraisal|performance (?:review|management|evaluation|apprais)|one-on-ones?!|1:1s?!|mitarbeitergespräch|reviews, schedules|zielvereinbarung|evaluación del desempeño|entretiens annuels',
    strict: true,
  },
  {
    name: 'Has dismissed people or run redundancies',
    asked:
      'dismiss|terminat|redundanc|lay-?offs?!|laid off|kündigung(?:en)? aus|entlass|fired (?:someone|people|staff|employees)|let (?:people|staff|someone) go|restructur & people|staff|employee|someone|round|manag|handl|conduct|process|lead|led!|experience|redundanc|restructur',
    shown:
      'dismissals?!|terminations?!|redundanc|lay-?offs?!|kündigungsgespräch|entlassung|sozialplan|reduction in force|despidos',
    strict: true,
  },
  {
    name: 'Has planned shifts or rosters',
    asked:
      'rotas?!|rosters?!|shift plan|shifts?!|schedules?!|dienstplan|schichtplan|einsatzplan|turnos|planning & plan|writ|wrote|mak|made|creat|manag|drew|respons|staff|prepar|draw|erstell|organi[sz]',
    shown:
      'rotas?!|rosters?!|shift plan|shift schedul|staff schedul|dienstpl|schichtpl|einsatzpl|cuadrante|schedules?! & plan|wrote|writ|made|creat|manag|drew|staff|prepar|team|erstell|organi[sz]|build|hiring|agents',
    strict: true,
  },
  {
    name: 'Has resolved conflicts or employee relations cases',
    asked: 'employee relations|grievance|disciplinar|mediat|conflict|workplace dispute|schlicht|mobbing',
    shown: 'employee relations|grievance|disciplinar|mediat|conflict resolution|resolved conflicts|disputes',
    strict: true,
  },
  {
    name: 'Has taught at a university',
    asked: [
      'lectur|taught|teach|teaching assistant|professor|dozent|lehrbeauftragt|profesor|docent|unterricht|enseign & universit|college|student|hochschule|undergraduate|higher education|faculty|école',
      'university (?:lecturer|teacher|teaching)|lecturer|professor|lehrauftrag|adjunct',
    ],
    shown: [
      'lecturer|professor|dozent|lehrbeauftragt|teaching assistant|adjunct|lehrauftrag|privatdozent',
      'taught|teaching|lectur|guest lecture|tutored & universit|college|undergraduate|graduate (?:course|student)|hochschule|faculty|seminar|tu!',
    ],
    strict: true,
    silence: 'not_met',
  },
  {
    name: 'Has taught or supported pupils in schools',
    asked: [
      'TEACH|support|work|assist|aid|help|worked|schools & public schools?|state schools?|pupils|school ?children|schools!|classroom|primary|secondary|kindergarten|schüler|alumnos|élèves',
    ],
    shown: [
      'TEACH|support|aided|assist|worked|help|instruct|visit & schools?!|pupils|classroom|grade|students|schüler|schule|grundschule|alumnos|élèves|kindergarten|musicians',
    ],
    strict: true,
  },
  {
    name: 'Has taught people to program',
    asked: 'TEACH & program|programming|coding|code|software|python|java|computer',
    shown: 'TEACH & program|programming|coding|code|software|python|java|computer science|web development',
    strict: true,
  },
  {
    name: 'Has stood in front of a class',
    asked:
      'class|classes|classroom|groups?!|adults|courses?! & taught|teach|front|unterricht|enseign|stood|held|gave',
    shown:
      'taught|teach(?:er|ing)|instruct|lectur|unterricht|enseign|profesor & class|students?!|pupils|grade|course|school|adult|learners|lesson|schüler|groups?!|seminar|program|universit',
    strict: true,
  },
  {
    name: 'Has designed a curriculum or teaching material',
    asked:
      'curricul|syllab|lehrplan|course material|lesson plan|teaching material|course design|unterrichtsmaterial|programa de estudios|training (?:program|programme|material|course)s?! & BUILD|plan|own|respons|experience|taught|prepar',
    shown:
      'curricul|syllab|lehrpl|course material|lesson plan|teaching material|unterrichtsmaterial|training (?:program|programme|material|course)s?! & BUILD|plan|own|prepar|adapt|revis|updat',
    strict: true,
  },
  {
    name: 'Has looked after or supervised children',
    asked:
      'child|kids|pupils|toddler|youngsters|kinder|niños|enfants|minors|students & supervis|look|care|cared|caring|mind|work|support|after|charge|betreu|cuid|gard|teach|taught|experience|activit',
    shown:
      'child|kids|pupils|toddler|students?!|campers|kinder|niños|enfants|youth & supervis|look|cared|caring|care!|minded|taught|teach|tutor|camp counsel|betreu|cuid|gard|support|babysit|nanny|after[- ]school|instruct|coach',
    strict: true,
  },
  {
    name: 'Has supervised theses, students or interns',
    asked:
      'supervis|betreu|direct|advis|guid & thes[ie]s|interns?!|students?!|apprentic|trainee|abschlussarbeit|praktikant|azubi|phd',
    shown:
      'supervis|betreu|advis|guided|mentor|train|co-supervis & thes[ie]s|interns?!|students?!|apprentic|trainee|abschlussarbeit|praktikant|auszubildende|azubi|phd|werkstudent',
    strict: true,
  },
  {
    name: 'Has done lab work',
    asked: 'lab!|laborator|laboratorio|labor(?:arbeit|erfahrung)|wet-?lab|bench work',
    shown:
      'lab!|labs!|laborator|wet-?lab|pcr!|western blot|cell culture|chromatograph|hplc|spectroscop|titrat|pipett|microscop|assay',
    strict: true,
  },
  {
    name: 'Has done research',
    asked:
      'research & assistant|project|scientific|conduct|academic|carried|did|done|group|institute|experience|work|lab',
    shown:
      'research(?:er)?! & assistant|project|scientific|conduct|academic|group|institute|lab|universit|fellow|data|stud|paper|quantitat|investigat',
    strict: true,
  },
  {
    name: 'Has organised events',
    asked:
      'events?!|conference|trade fair|trade show|exhibition|festival|weddings?!|banquet|messe|veranstaltung|eventos|évènement|événement|meetup & organi[sz]|plan|run!|ran!|manag|coordinat|host|put on|respons|experience|work|cater|production|held',
    shown:
      'events?!|conference|trade fair|trade show|exhibition|festival|weddings?!|banquet|banqueting|messe|veranstaltung|eventos|événement|meetup & organi[sz]|plan|ran!|run!|manag|coordinat|host|put on|cater|deliver|guests',
    strict: true,
  },
  {
    name: 'Has translated or interpreted',
    asked: 'translat|interpret(?:er|ed|ing)!|übersetz|dolmetsch|traduc|traduit|subtitl|locali[sz]',
    shown:
      'translat|interpret(?:er|ed|ing) (?:for|between|at|in)|interpreter|übersetz|dolmetsch|traduc|traduit|subtitl|locali[sz]',
    strict: true,
  },
  {
    name: 'Has worked with a distributed team',
    asked:
      'distributed|remote|cross-border|multi-?national|offshore|time ?zones|virtual|international|intercultural|verteilt & teams?!|colleagues|collaborat|work|equipos?',
    shown: [
      'distributed|remote|offshore|cross-border|multinational|international|global|virtual & teams?!|squad|crew|agents|colleagues',
      'time ?zones|remote-first|across (?:\\p{L}+ )?(?:countries|offices)',
    ],
    strict: true,
  },
  {
    name: 'Has worked across departments',
    asked:
      'cross-?functional|interdisciplin|multi-?disciplin|other departments|across departments|bereichsübergreifend|stakeholders?!',
    shown:
      'cross-?functional|interdisciplin|multi-?disciplin|departments?!|bereichsübergreifend|stakeholders?!|interdepartmental|(?:with|between) (?:design|product|marketing|sales|engineering)',
    strict: true,
  },
  {
    name: 'Has presented to senior management',
    asked:
      'present|report|brief|vorgetragen|communicat & executive|board|senior management|c-?(?:level|suite)|ceo!|leadership|directors|stakeholder|geschäftsführung|vorstand|dirección',
    shown:
      'present|report(?:ed|ing)|brief|advis & executive|board|senior management|c-?(?:level|suite)|ceo!|cfo!|cto!|leadership|directors|geschäftsführung|vorstand|dirección',
    strict: true,
  },
  {
    name: 'Has led a change or reorganisation',
    asked:
      'change|transformation|reorgani[sz]|restructur|turnaround|umstrukturierung|reestructuración & manag|LEAD|program|initiative|organi[sz]ation|digital|experience|carried',
    shown:
      'transformation|reorgani[sz]|restructur|turnaround|change management|change (?:program|initiative)|umstrukturierung|reestructuración',
    strict: true,
  },
  {
    name: 'Has completed projects',
    asked:
      'projects?!|projekte|proyectos & complet|deliver|finish|manag|led!|lead|run!|ran!|abgeschlossen|handl|clos|brought|concurrent|parallel|simultaneous|on time|realis',
    shown:
      'projects?!|projekte?n?!|proyectos & complet|deliver|finish|manag|led!|ran!|lead|abgeschlossen|handl|clos|concurrent|parallel|simultaneous|on time|realis|gelei|dirig|execut|coordinat|oversaw',
    strict: true,
  },
  {
    name: 'Has given shows or concerts',
    asked:
      'perform|sang!|sing|lead roles?!|leading roles?!|sung|play|danced?|act(?:ed|ing)! & stage|production|opera|concert|theat|role|show|musical|recital|lead',
    shown:
      'perform|sang!|sung|leading roles?!|lead roles?!|title role|soloist & stage|mainstage|production|opera|concert|theat|role|show|musical|recital',
    strict: true,
  },
  {
    name: 'Has premiered new works',
    asked: 'premier|uraufführung|estren|first performance',
    shown: 'premier(?:e|ed|ing|es)!|uraufführung|uraufgeführt|estren',
    strict: true,
  },
  {
    name: 'Has managed social media or campaigns',
    asked:
      'social media|instagram|tiktok|linkedin page|campaigns?!|kampagne|campañas|campagnes & manag|run!|ran!|running|LEAD|BUILD|channel|account|content|plan|respons|grow|grew|experience|paid',
    shown:
      'social media|instagram|tiktok|linkedin|campaigns?!|kampagne|campañas|campagnes & manag|ran!|run!|running|LEAD|BUILD|channel|content|plan|grew|posts',
    strict: true,
  },
  {
    name: 'Has edited or written texts for publication',
    asked:
      'copy(?:writing|wrote|writer)?!|articles?!|editorial|press releases?!|content|blog posts?!|texts?!|speeches & writ|wrote|edit|author|produc|proof',
    shown:
      'copy(?:writing|writer)?!|articles?!|editorial|press releases?!|content|blog posts?!|texts?!|speeches & writ|wrote|edit|author|produc|proof',
    strict: true,
  },
  {
    name: 'Has built an appraisal process',
    asked: 'BUILD & appraisal|performance (?:management|review)|evaluation process',
    shown: 'BUILD & appraisal|performance (?:management|review)|evaluation process',
    strict: true,
  },
]);
