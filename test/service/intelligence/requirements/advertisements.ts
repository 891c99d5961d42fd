/** Job descriptions of many trades, made up for the tests. */
export const ADVERTISEMENTS: readonly { readonly title: string; readonly description: string }[] = [
  {
    title: 'Platform Engineer',
    description: `About us
Quillhaven runs booking software for ferries. We were founded 11 years ago.

What you will do
- Run our Kubernetes clusters and the Kafka backbone
- Mentor two junior engineers

Requirements
- At least 4 years of professional software development
- Strong Go or Python
- Experience with Terraform or Pulumi
- PostgreSQL
- Right to work in the UK

Nice to have
- AWS certification
- Rust

We offer
£70,000 and a dog-friendly office. We are an equal opportunity employer.`,
  },
  {
    title: 'Data Analyst',
    description: `Your profile
- Bachelor's degree in statistics, mathematics or a related field
- 2+ years of SQL
- Tableau, Power BI or Looker
- Excellent communication

Bonus points
- dbt, Snowflake`,
  },
  {
    title: 'Staff Nurse, Medical Ward',
    description: `We are looking for a staff nurse for our medical ward.

Essential
- Bachelor's degree in nursing or equivalent
- Registered Nurse licence
- At least 2 years in acute care
- BLS and ACLS
- Willing to work night shifts

Desirable
- Spanish
- Experience with Epic`,
  },
  {
    title: 'Warehouse Operative',
    description: `What you need
- Forklift licence
- 1 year of experience in a warehouse
- Experience with inventory control and order picking
- Early and late shifts

A plus
- SAP`,
  },
  {
    title: 'HGV Driver',
    description: `Requirements
- HGV Class 1 and Driver CPC
- ADR certificate is a plus
- 3 years of truck driving
- Full UK driving licence
- Must live in Leeds`,
  },
  {
    title: 'Accountant',
    description: `Must have
- ACCA or CIMA
- 5+ years in accounting
- Month-end close and bank reconciliation
- Excel and Xero

Preferred
- Experience with payroll`,
  },
  {
    title: 'Customer Support Agent',
    description: `You bring
- One year of customer service
- Zendesk or Freshdesk
- Fluent English, French at B2
- Young and dynamic personality`,
  },
  {
    title: 'Chef de Partie',
    description: `Requirements
- 3 years as a chef
- Food Hygiene Level 2
- Experience with menu planning
- Weekend shifts`,
  },
  {
    title: 'Secondary Maths Teacher',
    description: `Person specification
- Qualified Teacher Status
- Degree in mathematics
- DBS check
- Experience with lesson planning
Desirable
- First aid certificate`,
  },
  {
    title: 'Electrician',
    description: `You will need
- Approved electrician or JIB gold card
- CSCS card
- 4 years of electrical installation
- Own tools and a driving licence`,
  },
  {
    title: 'Sales Manager',
    description: `What you bring
- 6 years in B2B sales, of which at least 2 as a sales manager
- Salesforce or HubSpot
- Willingness to travel
- English and German at business level`,
  },
  {
    title: 'Mechanical Design Engineer',
    description: `Qualifications
- Master's degree in mechanical engineering
- SolidWorks or CATIA
- GD&T
- 3-5 years of product design`,
  },
  {
    title: 'Pflegefachkraft (m/w/d)',
    description: `Wir sind ein Haus mit 80 Plätzen.

Ihr Profil
- Examinierte Pflegefachkraft
- Mindestens zwei Jahre Erfahrung in der Pflege
- Deutsch mindestens B2
- Führerschein Klasse B und Schichtbereitschaft

Von Vorteil
- Wundexperte ICW

Wir bieten
- 30 Tage Urlaub und Jobrad`,
  },
  {
    title: 'Fachkraft für Lagerlogistik (m/w/d)',
    description: `Ihre Aufgaben
- Kommissionierung und Wareneingang

Das bringen Sie mit
- Abgeschlossene Ausbildung
- Staplerschein
- SAP oder Microsoft Dynamics
- Gute Deutschkenntnisse`,
  },
  {
    title: 'Buchhalter (m/w/d)',
    description: `Anforderungen
- Abgeschlossene Berufsausbildung als Steuerfachangestellte
- Mindestens drei Jahre Erfahrung in der Buchhaltung
- DATEV und Excel
- Bilanzbuchhalter von Vorteil
- Verhandlungssicheres Deutsch`,
  },
  {
    title: 'Office Assistant',
    description: `We need somebody who can type. Microsoft Office is required, Polish would be great. You must be authorised to work in Ireland.`,
  },
];
