import { activities } from './activity.ts';

/** Care, kitchens, building, plants, warehouses, roads. */
export const TRADES = activities([
  {
    name: 'Has worked nights',
    asked:
      'nights?!|night-?time|overnight|nachtschicht|nachtdienst|nuits?!|noches|noctur & worked|shift|shifts|work(?:ing)?|experience|done|did|duty|duties|dienst|turno|de nuit',
    shown:
      'nights!|night[- ](?:shift|duty|work|nurse|auditor|porter|manager|audit)|overnight|nachtschicht|nachtdienst|de nuit|turno de noche|nocturn|third shift',
    strict: true,
  },
  {
    name: 'Has been in charge of a night operation',
    asked: 'LEAD|respons & night|overnight|nightly|nights',
    shown:
      'led!|ran!|run!|running|manag|head|supervis|in charge|LEAD & overnight|night (?:shift|desk|operation|team|audit|crew)|nachtschicht|nights!',
    strict: true,
  },
  {
    name: 'Has worked shifts',
    asked:
      'shift|shifts|schicht(?:arbeit|dienst|betrieb)|turnos|3x8|rotating & worked|work|rotat|three|experience|pattern|dienst|system|betrieb|done',
    shown: 'shifts?!|schicht|turnos|3x8|rotating',
    strict: true,
  },
  {
    name: 'Has cared for patients',
    asked: [
      'patients?!|residents!|patienten|pacientes & car(?:ed|e|ing)!|look|nurs|treat|hands-on|per shift|a shift|a day|bedside|direct|load|work|at once|at a time|versorg|betreu|pfleg|handl',
      'patient care|patient load|bedside|caseload',
    ],
    shown: [
      'patients?!|residents!|patienten|pacientes|clients & car(?:ed|e|ing)!|nurs|treat|per shift|a shift|a day|bedside|direct|load|versorg|betreu|pfleg|bed!|beds|ratio|unit|ward|up to|assess|monitor',
      'caseload of|patient care',
    ],
    strict: true,
  },
  {
    name: 'Has reduced patient falls, infections or waiting',
    exact: true,
    asked:
      'LESS|drop|improv|fewer & falls!|fall rate|infection|pressure (?:ulcer|injur)|readmission|waiting times?!|medication errors',
    shown:
      'falls!|fall rate|infection|pressure (?:ulcer|injur)|readmission|waiting times?!|medication errors & LESS|drop|from|improv',
    strict: true,
  },
  {
    name: 'Has worked in emergency or intensive care',
    asked:
      'emergency (?:department|room|care|medicine)|a&e|intensive care|icu!|er!|notaufnahme|intensivstation|urgencias|urgences|uci!|trauma',
    shown:
      'emergency (?:department|room|care|medicine)|a&e|intensive care|icu!|er!|ed!|notaufnahme|intensivstation|urgencias|urgences|uci!|trauma',
    strict: true,
  },
  {
    name: 'Has looked after the elderly or people who are dying',
    asked:
      'elderly|older people|geriatric|dementia|hospice|palliative|care home|nursing home|senioren|altenpflege|ancianos|residencia de mayores|ehpad|end-of-life',
    shown:
      'elderly|older people|geriatric|dementia|alzheimer|hospice|palliative|care home|nursing home|senioren|altenpflege|pflegeheim|ancianos|mayores|ehpad|end-of-life|assisted living',
    strict: true,
  },
  {
    name: 'Has given medicines or injections',
    exact: true,
    asked:
      'administ|giv|gave|given|draw|drew|take|took|vaccin|therapy|verabreich|experience|injection|handl|dispens & medication|medicines?!|injection|iv therapy|infusion|vaccin|blood (?:draw|sample)|phlebotom|medikament',
    shown:
      'medication|medicines?!|injection|iv!|infusion|vaccin|blood|phlebotom|medikament & administ|giv|gave|draw|drew|took|vaccin|therapy|verabreich|injection|dispens|rounds|pass',
    strict: true,
  },
  {
    name: 'Has cooked in a professional kitchen',
    asked:
      'kitchen|küche|cocina|cuisine|restaurant & stood|work|cook|profession|experience|line|commercial|gastro|hotel|station|commis|chef',
    shown:
      'kitchen|küche|cocina|cuisine|brigade|chef|sous|commis|line cook|cook! & station|line|chef|cook|prep|covers|ran!|run!|menu|restaurant|hotel|brigade|commis|head|porter|pastry|kitchen',
    strict: true,
  },
  {
    name: 'Has served many covers or guests',
    asked:
      'covers|guests!|diners|gäste|couverts|comensales|rooms!|chambres|meals|seats & serv|night|evening|service|day|cook|handl|up to|banquet|cater|clean|[0-9]|look|hotel',
    shown: 'covers|guests!|diners|gäste|couverts|comensales|rooms!|chambres|meals|seats',
    strict: true,
  },
  {
    name: 'Has designed menus or recipes',
    asked:
      'menus?!|recipes?!|dishes|speisekarte|carta|carte! & BUILD|chang|wrote|writ|plan|cost|own|seasonal',
    shown:
      'menus?!|recipes?!|dishes|speisekarte|carta!|carte! & BUILD|chang|wrote|writ|plan|cost|seasonal|rewrote',
    strict: true,
  },
  {
    name: 'Has passed hygiene or safety inspections',
    asked:
      'inspection|hygiene|health inspector|food safety|health and safety|safety audit|begehung & pass|inspect|rating|audit|score|respons|grade|without|rated|clean|through|star',
    shown:
      'inspection|hygiene|food safety|safety audit|osha|coshh|environmental health & pass|rating|audit|score|grade|inspect|rated|violation|5-star|findings|perfect|kept|zero',
    strict: true,
  },
  {
    name: 'Has worked without accidents or on safety',
    asked:
      'accident|safety|incident|injur|unfall|arbeitssicherheit|seguridad & free|without|zero|no!|safe|record|respons|officer|committee|lead|led!|training|toolbox|deal|improv|awar',
    shown:
      'accident-?free|without (?:an? )?(?:accident|incident)|zero (?:accident|incident|lost)|no (?:preventable )?(?:accident|incident)|lost-time|safety (?:record|officer|committee|training|talk|representative|award|lead)|toolbox talk|unfallfrei|million (?:safe )?miles',
    strict: true,
  },
  {
    name: 'Has driven or run a fleet',
    asked:
      'fleet|fuhrpark|flotte|flota|vehicles?!|trucks?!|vans!|lorries|camiones & manag|dispatch|run!|ran!|lead|respons|size|of!|schedul|coordin|leit|maintain|look',
    shown:
      'fleet|fuhrpark|flotte|flota|vehicles?!|trucks?!|vans!|lorries & manag|dispatch|ran!|run!|led!|respons|of!|schedul|coordin|leit|maintain|oversaw|supervis',
    strict: true,
  },
  {
    name: 'Has driven long distances',
    asked:
      'long[- ]haul|otr!|over[- ]the[- ]road|cross-country|long[- ]distance|fernverkehr|miles|kilomet & driv|drove|haul|road|cover|otr!|fernverkehr|year|truck|long',
    shown:
      'long[- ]haul|otr!|over[- ]the[- ]road|cross-country|long[- ]distance|fernverkehr|miles!|[0-9] states',
    strict: true,
  },
  {
    name: 'Has carried dangerous or refrigerated goods',
    exact: true,
    asked:
      'goods|load|transport|haul|carri|drive|drove|driv|hazmat|material|experience|handl|gefahrgut & hazmat|dangerous goods|hazardous|gefahrgut|adr!|tanker|refrigerated|reefer|temperature-controlled|mercancías peligrosas|matières dangereuses',
    shown:
      'hazmat|dangerous goods|hazardous|gefahrgut|adr!|tanker|refrigerated|reefer|temperature-controlled|mercancías peligrosas|matières dangereuses',
    strict: true,
  },
  {
    name: 'Has counted stock or kept inventory',
    asked:
      'inventory|stock|cycle counts?!|lagerbestand|inventur|inventario|inventaire & count|manag|control|accura|tak(?:e|ing)|keep|kept|respons|audit|handl|order|perform',
    shown: 'inventory|stock!|stocktak|cycle counts?!|lagerbestand|inventur|inventario|inventaire',
    strict: true,
  },
  {
    name: 'Has picked, packed or loaded goods',
    asked:
      'pick(?:ed|ing|er)|pack(?:ed|ing|er)|load(?:ed|ing)|unload|kommission|verpack|preparación de pedidos|order fulfil',
    shown:
      'pick(?:ed|ing|er|s)|pack(?:ed|ing|er)|load(?:ed|ing)|unload|kommission|verpack|preparación de pedidos|order fulfil',
    strict: true,
  },
  {
    name: 'Has maintained or repaired machines',
    exact: true,
    asked:
      'maint|repair|fix|service|instandhaltung|wartung|mantenimiento|troubleshoot & machines?!|machinery|equipment|plant|vehicles|anlagen|maschinen|máquinas|appliances|preventive|hvac|breakdown|conveyor',
    shown:
      'maint|repair|fix|servic|instandhaltung|wartung|mantenimiento|troubleshoot & machines?!|machinery|equipment|plant|vehicles|anlagen|maschinen|máquinas|appliances|preventive|hvac|breakdown|press|line|conveyor',
    strict: true,
  },
  {
    name: 'Has commissioned plants or machines',
    asked:
      'commission(?:ed|ing)|inbetriebnahme|in betrieb genommen|puesta en marcha|mise en service|start-?up of & machine|plant|line|equipment|anlage|inbetriebnahme|system|new|commissioning|facilit',
    shown: 'commission(?:ed|ing)!|inbetriebnahme|in betrieb genommen|puesta en marcha|mise en service',
    strict: true,
  },
  {
    name: 'Has refurbished or renovated buildings',
    asked:
      'refurbish|renovat|restor|rehabilitaci|rehabilit|sanierung|umbau|rénov|retrofit & building|house|home|flat|apartment|bathroom|kitchen|project|heritage|edificio|gebäude|bâtiment|altbau|hotel|property|office',
    shown:
      'refurbish|renovat|restor|rehabilit|sanierung|saniert|umbau|rénov|retrofit & building|house|home|flat|apartment|bathroom|kitchen|project|heritage|edificio|gebäude|bâtiment|altbau|hotel|property|office|viviend|facade|obra',
    strict: true,
  },
  {
    name: 'Has run building sites',
    asked:
      'sites?!|baustelle|obras?!|chantiers?! & manag|run!|ran!|supervis|in charge|leit|direc|respons|condui|construction|building|superintend',
    shown:
      'site manag|site supervis|baustelle|bauleit|dirección de obra|jefe de obra|chantier|construction sites?!|building sites?! & manag|run!|ran!|supervis|leit|direc|obra|condui|site|superintend',
    strict: true,
  },
  {
    name: 'Has wired buildings or installed systems',
    exact: true,
    asked:
      'rewir|wiring|wired|instal(?:led|lation)|verlegt|install(?:ed|ation) & house|home|building|panel|boiler|heat pump|solar|photovolta|charger|cable|lighting|fire alarm|electrical|gas|pipe|fenster|window|pv!|underfloor|kitchen|bathroom',
    shown:
      'rewir|wiring|wired|instal(?:led|lation|ling) & house|home|building|panel|boiler|heat pump|solar|photovolta|charger|cable|lighting|fire alarm|electrical|gas|pipe|fenster|window|pv!|underfloor|kitchen|bathroom|residential|commercial',
    strict: true,
  },
  {
    name: 'Has applied lean methods or continuous improvement',
    asked:
      'continuous improvement|kaizen|kvp!|lean|six sigma|5s!|mejora continua|amélioration continue|value stream & project|event|led!|lead|work|method|introduc|improvement|implement|experience|apply|appl|manufactur|kaizen|workshop',
    shown:
      'continuous improvement|kaizen|kvp!|lean|six sigma|5s!|mejora continua|amélioration continue|value stream|smed!',
    strict: true,
  },
  {
    name: 'Has designed parts, tools or products',
    exact: true,
    asked:
      'design|konstru|develop|entwick|diseñ|conçu & parts?!|tools?!|fixture|gear|mould|mold|machine|component|mechanical|vorrichtung|werkzeug|baugruppe|assembl|prototype|bauteil|piezas',
    shown:
      'design|konstru|develop|entwick|diseñ|conçu & parts?!|tools?!|fixture|gear|mould|mold|machine|component|mechanical|vorrichtung|werkzeug|baugruppe|assembl|prototype|bauteil|piezas|housing|bracket',
    strict: true,
  },
  {
    name: 'Has controlled quality',
    asked: 'quality & control|assur|inspect|check|manag|respons|goods|incoming|improv|defect',
    shown:
      'quality (?:control|assurance|inspect|check|manag|gate)|qualitätssicherung|qualitätskontrolle|qualitätsprüf|control de calidad|contrôle qualité|inspected|inspection of|tolerance',
    strict: true,
  },
  {
    name: 'Has handled cash',
    asked: 'cash & handl|till|register|count|desk|balanc|bank|drawer|up!|respons|kass',
    shown: 'cash & handl|till|register|count|desk|balanc|bank|drawer|up!|recon|deposit|daily|takings',
    strict: true,
  },
  {
    name: 'Has worked at a reception or on the phone',
    asked:
      'reception|front desk|switchboard|phone|telephone|telefon|calls!|teléfono|accueil & work|staff|answer|handl|man(?:ned|ning)|serv|support|calls|day|desk|per!|customer|experience|reception|dienst',
    shown: 'reception|front desk|switchboard|telephone|telefon|phones?!|calls!|tickets|teléfono|accueil',
    strict: true,
  },
  {
    name: 'Has led tours, groups or trips',
    asked:
      'tours?!|excursion|trips?!|school trip|ausflug|klassenfahrt|excursion & led!|lead|guid|organi[sz]|accompan|plan|leit|taken',
    shown:
      'tours?!|excursion|trips?!|ausflug|klassenfahrt & led!|lead|guid|organi[sz]|accompan|plan|leit|took',
    strict: true,
  },
]);
