/** Bullets of a job, and the criteria offered for each: a tilde before what is only welcome. */
export const SAID_AND_OFFERED: readonly (readonly [sentence: string, offered: readonly string[]])[] = [
  [
    "Bachelor's degree in computer science or a related field",
    ["Bachelor's degree in computer science or a related field"],
  ],
  [
    'Degree in accounting, finance or a similar subject, or a completed CPA',
    ['University degree in accounting, finance or a similar subject, or a completed CPA'],
  ],
  [
    'MSc or PhD in statistics, physics or another quantitative field',
    ["Master's degree in statistics, physics or another quantitative field"],
  ],
  ['Degree educated or equivalent experience', ['University degree or equivalent experience']],
  [
    'Degree in engineering, business or related field, or equivalent experience',
    ['University degree in engineering, business or related field, or equivalent experience'],
  ],
  [
    "Bachelor's degree in construction management or related discipline preferred",
    ["~Bachelor's degree in construction management or related discipline"],
  ],
  ['High school diploma or equivalent', ['High school diploma or equivalent']],
  [
    'Completed apprenticeship as a metal worker or comparable',
    ['Completed apprenticeship as a metal worker or comparable'],
  ],
  [
    'Abgeschlossenes Studium der Informatik oder eine vergleichbare Ausbildung',
    ['Abgeschlossenes Studium der Informatik oder eine vergleichbare Ausbildung'],
  ],
  [
    'Abgeschlossene Ausbildung als Pflegefachkraft oder Gesundheits- und Krankenpfleger',
    ['Abgeschlossene Ausbildung als Pflegefachkraft oder Gesundheits- und Krankenpfleger'],
  ],
  ['At least 2 years on a surgical ward', ['At least 2 years on a surgical ward']],
  ["Minimum of one year's classroom experience", ['At least 1 year of classroom experience']],
  [
    "At least 18 months' experience in a fine dining kitchen",
    ['At least 18 months of experience in a fine dining kitchen'],
  ],
  [
    'At least 3 years of experience welding stainless steel pipes',
    ['At least 3 years of experience welding stainless steel pipes'],
  ],
  [
    "At least three years' experience as a legal secretary in a law firm",
    ['At least 3 years of experience as a legal secretary; in a law firm'],
  ],
  [
    '3+ years of experience with Java or Kotlin in a team of at least five developers',
    ['At least 3 years of experience with Java or Kotlin'],
  ],
  [
    '3 years of field sales experience in medical devices or pharmaceuticals',
    ['At least 3 years of field sales experience; in medical devices or pharmaceuticals'],
  ],
  [
    'Minimum 5 years of experience in payroll, at least 2 of them in a manufacturing company',
    ['At least 5 years of experience in payroll', 'At least 2 years in a manufacturing company'],
  ],
  [
    'Several years of experience in strategic purchasing of electronic components',
    ['Several years of experience in strategic purchasing of electronic components'],
  ],
  [
    'Mindestens 2 Jahre Erfahrung auf einer Intensivstation',
    ['Mindestens 2 Jahre Erfahrung auf einer Intensivstation'],
  ],
  [
    'Mindestens zwei Jahre Erfahrung im Außendienst, davon mindestens ein Jahr im Maschinenbau',
    ['Mindestens 2 Jahre Erfahrung im Außendienst', 'At least 1 year of experience in Maschinenbau'],
  ],
  [
    'Experience with relational databases such as PostgreSQL or MySQL',
    ['Knows relational databases, PostgreSQL or MySQL'],
  ],
  ['Experience with AWS or another public cloud', ['Knows AWS or public cloud']],
  [
    'Full UK driving licence with no more than 3 points',
    ['Holds a driving licence; with no more than 3 points'],
  ],
  [
    'Experience with mobile apps with more than 100,000 users',
    ['Experience with mobile apps; with more than 100,000 users'],
  ],
  ['Must have own vehicle', ['Own vehicle']],
  ['Strong Python and SQL, R is a plus', ['Knows Python', 'Knows SQL', '~Knows R']],
  ['BLS certification (ACLS preferred)', ['Holds a BLS certification', '~Holds an ACLS certification']],
  ['One year of reception experience, ideally in a hotel', ['At least 1 year of reception experience']],
  [
    "Bachelor's degree in economics and experience with SAP or similar systems",
    ["Bachelor's degree in economics", 'Knows SAP'],
  ],
  [
    "Bachelor's degree in law or a related field and experience with SAP or similar systems",
    ["Bachelor's degree in law or a related field", 'Knows SAP'],
  ],
  [
    'Degree in CS or 5 years of experience in sales',
    ['University degree in CS, or 5 years of experience in sales'],
  ],
  [
    "Bachelor's degree in CS or at least three years of experience in sales with Salesforce",
    ["Bachelor's degree in CS, or at least three years of experience in sales with Salesforce"],
  ],
  [
    "Bachelor's degree in CS, a related field, or 4 years of experience in software development",
    ["Bachelor's degree in CS, a related field, or 4 years of experience in software development"],
  ],
  [
    'At least 5 years of experience in sales or a degree in marketing',
    ['University degree in marketing or at least 5 years of experience in sales'],
  ],
  [
    'Degree in CS (or 5 years of experience in software development)',
    ['University degree in CS or 5 years of experience in software development'],
  ],
  [
    'Degree in law and 5 years of experience in sales',
    ['At least 5 years of experience in sales', 'University degree in law'],
  ],
  [
    '5+ years with Python building pipelines on AWS and Snowflake',
    ['At least 5 years with Python building pipelines on AWS and Snowflake'],
  ],
  [
    '3+ years of experience with Java, Kubernetes and Terraform',
    ['At least 3 years of Java', 'Knows Kubernetes', 'Knows Terraform'],
  ],
  ['Led HR for 500 employees', ['HR']],
  ['Good knowledge of the Leeds area', []],
  ['Experience with heat pumps is not required', []],
  ['Opera PMS', ['Knows Opera PMS']],
];

/** Sentences of an advertisement that are not about the person it looks for. */
export const OF_OTHERS: readonly string[] = [
  "We are Europe's leading logistics company with 40,000 employees.",
  'Our clients are banks and insurance companies.',
  'The company is a family-run manufacturer of packaging machines.',
  'Northgate is one of the largest providers of payroll and accounting services in the region.',
  'Quillhaven, founded in 1987, develops software for hospitals.',
  'Wir sind ein führendes Unternehmen der Logistikbranche.',
  'Unser Träger betreibt 20 Kitas in Hamburg.',
  'Als inhabergeführtes Familienunternehmen entwickelt die Firma Software für Banken.',
  'We offer SAP training, a company car and a pension.',
  'You will receive a laptop with Microsoft Office.',
  'Sie erhalten Schulungen in Excel und SAP.',
  'Benefits include health insurance and English lessons.',
  'The interview process has a SQL test and a meeting with the sales team.',
  'Please send your CV as PDF with Excel attached.',
  'We are an equal opportunity employer and welcome people of all nationalities.',
  'No experience with Salesforce is required.',
  'No experience required, full training in Excel will be given.',
  'Java, Go or Rust is not required.',
  'Knowledge of SAP is helpful, but not required.',
  "You don't need Java, Go or Rust.",
  'Applications are reviewed in SAP.',
  'To apply, please send your CV and a copy of your degree certificate.',
  'We offer a salary of at least 30,000 and training in SAP.',
  'We want to build software for banks with Kafka.',
];

/** Sentences that look like the employer's and ask for something all the same, with what is offered for them. */
export const LIKE_OF_OTHERS: readonly (readonly [sentence: string, offered: readonly string[]])[] = [
  ['Application development in C#', ['Experience with application development', 'Knows C#']],
  ["Application support, 3 years' SQL", ['Knows SQL']],
  ['Please note: a full driving licence is essential', ['Holds a driving licence']],
  ['To apply for this role you must have a driving licence', ['Holds a driving licence']],
  ['Please apply if you speak German', ['Speaks German']],
  [
    'The recruitment consultant must have 2 years of experience in sales',
    ['At least 2 years of experience in sales', 'Experience with Recruitment'],
  ],
  ['You enjoy working with people and speak fluent German', ['German at C1 or better']],
  ['You will enjoy working with Excel', ['Knows Excel']],
  ['You have 3+ years in React and are looking for your next challenge', ['At least 3 years of React']],
  ['Erfahrung mit SAP suchen wir', ['Knows SAP']],
  ['A degree is not required but 5 years of sales is essential', ['At least 5 years of experience in sales']],
  ['5 years of sales, a degree is not required', ['At least 5 years of experience in sales']],
  [
    'Ein Studium ist nicht erforderlich, aber 3 Jahre Erfahrung im Vertrieb',
    ['Mindestens 3 Jahre Erfahrung im Vertrieb'],
  ],
  ['Experience with SAP is not required but would be an advantage', ['~Knows SAP']],
  ['SAP is essential but Excel is not required', ['Knows SAP']],
  ['Python is essential, and SAP is helpful but not required', ['Knows Python']],
  ['You do not need a degree, but 3 years of sales is required', ['At least 3 years of experience in sales']],
  ['Du brauchst keine Erfahrung mit SAP, aber einen Führerschein', ['Holds a driving licence']],
  ['Wir legen Wert auf gute Englischkenntnisse', ['English at B2 or better']],
  ['Wir freuen uns auf Erfahrung mit SAP', ['Knows SAP']],
  ['We want someone with SQL', ['Knows SQL']],
  ['We value someone with SQL', ['Knows SQL']],
  ['We would like experience with SQL', ['Knows SQL']],
  ['At least 3 years in a leading law firm', ['At least 3 years in a law firm']],
];

/** Lengths of time that are no experience, with what is offered beside them. */
export const LENGTHS: readonly (readonly [sentence: string, offered: readonly string[]])[] = [
  ['5+ years as a general contractor', ['At least 5 years as a general contractor']],
  ['3 years as a probation officer', ['At least 3 years as a probation officer']],
  ['This is a 12 month contract in sales', ['Experience with sales']],
  ["3 months' notice period in sales", ['Experience with sales']],
  ['3 month probation period in sales', ['Experience with sales']],
  ['This is a 12 month maternity cover in Leeds', []],
  ['Reviewed after 6 months in post', []],
  ['You must have lived in the UK for the past 12 months', []],
  ['6 months of warehouse work', ['At least 6 months of experience in warehouse work']],
  ['Fixed-term contract for 2 years, 5 years of SQL experience required', ['At least 5 years of SQL']],
];
