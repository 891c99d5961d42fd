import { describe, expect, test } from 'vitest';
import { parseLexicon } from '#service/intelligence/skills/lexicon.ts';
import { matchSkills } from '#service/intelligence/skills/match.ts';

// A list of its own, so that rows added to the shipped one change nothing here.
const LEXICON = parseLexicon(`canonical,kind,parents,aliases,ambiguous
SQL,technology,,,
PostgreSQL,technology,SQL,postgres,
Python,technology,,,
Java,technology,,,
JavaScript,technology,,JS,
TypeScript,technology,JavaScript,TS,
Node.js,technology,JavaScript,?Node,
React,technology,JavaScript,React.js,1
Angular,technology,,,
Express.js,technology,,?Express,
C,technology,,,1
C++,technology,,,
C#,technology,,,
.NET,technology,,,
R,technology,,R programming,1
Go,technology,,Golang,1
Rust,technology,,,1
Swift,technology,,,1
Ruby,technology,,,1
Spring,technology,Java,?Spring framework;Spring Boot,1
Docker,technology,,,
Kubernetes,technology,,k8s,
CI/CD,method,,,
R&D,domain,,research and development,
Microsoft Excel,tool,,MS Excel;?Excel,
Microsoft Word,tool,,MS Word;?Word,
Microsoft Access,tool,,MS Access;?Access,
Microsoft Outlook,tool,,?Outlook,
Microsoft Teams,tool,,MS Teams;?Teams,
Slack,tool,,,1
Zoom,tool,,,1
Notion,tool,,,1
Confluence,tool,,,1
Chef,technology,,,1
Puppet,technology,,,1
Salt,technology,,,1
Ansible,technology,,,
Make,tool,,,1
Oracle Database,technology,SQL,?Oracle,
Sage,tool,,Sage 50,1
Signal processing,domain,,,
Signal,tool,,,1
Apache Hive,technology,SQL,?Hive,
Flask,technology,Python,,1
Swing,technology,Java,,1
IT support,task,,,
Information technology,domain,,IT,
Public relations,domain,,PR,
Artificial intelligence,domain,,AI,
Operating room,domain,,OR,
Intensive care,domain,,ICU,
Point of sale,tool,,POS,
Care,domain,,,1
Elderly care,task,,care of the elderly,
Leadership,soft,,~lead,
Reading,soft,,,1
Mobile development,task,,?mobile,
REST APIs,technology,,REST API,
Forklift,licence,,forklift driving,
Accounting,domain,,Buchhaltung,
Payroll,task,,,
Wound care,task,,,
Front-end development,task,,front-end;frontend,
German,language,,Deutsch,
`);

const names = (text: string, context?: Parameters<typeof matchSkills>[2]): string[] =>
  matchSkills(text, LEXICON, context).map(({ canonical }) => canonical);

const lists = (text: string): string[] => names(text, { lists: [{ start: 0, end: text.length }] });

describe('signs and boundaries', () => {
  test.each<[string, string[]]>([
    ['C++ and C# with .NET', ['C++', 'C#', '.NET']],
    ['Vitamin C, then coffee', []],
    ['a C-level audience', []],
    ['Node.js backend', ['Node.js']],
    ['a node of the network', []],
    ['JavaScript only', ['JavaScript']],
    ['Javanese dance', []],
    ['the PostgreSQL server', ['PostgreSQL']],
    ['MySQLite notes', []],
    ['TS/SCI clearance', []],
    ['JS/TS code', ['JavaScript', 'TypeScript']],
    ['R&D budget', ['R&D']],
    ['research\nand development', ['R&D']],
    ['CI/CD for Docker', ['CI/CD', 'Docker']],
    ['mail to go@example.com', []],
    ['see python.example.com/docs', ['Python']],
    ['k8s cluster', ['Kubernetes']],
    [
      'front end, Front-End, frontend',
      ['Front-end development', 'Front-end development', 'Front-end development'],
    ],
    ['REST APIs and a REST API', ['REST APIs', 'REST APIs']],
    ['forklifts', ['Forklift']],
    ['Buchhaltungskräfte', []],
    ['Sage 50 payroll', ['Sage', 'Payroll']],
    ['signal processing in C++', ['Signal processing', 'C++']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

describe('abbreviations that are words in small letters', () => {
  test.each<[string, string[]]>([
    ['Head of IT at a bank', ['Information technology']],
    ['made it work', []],
    ['It was a good year', []],
    ['IT-Abteilung', []],
    ['WE MAKE IT WORK', []],
    ['PR for two brands', ['Public relations']],
    ['pr. 12 per day', []],
    ['AI projects', ['Artificial intelligence']],
    ['Hanoi, ai la ai', []],
    ['OR nurse in a theatre', ['Operating room']],
    ['this or that', []],
    ['Portland, OR', []],
    ['Lived in Salem, OR 97301', []],
    ['OR, ICU and wound care', ['Operating room', 'Intensive care', 'Wound care']],
    ['the icu ward', ['Intensive care']],
    ['ran the POS at the till', ['Point of sale']],
    ['pos. 3 of the list', []],
    ['TEAM OR ALONE', []],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

describe('names that are everyday words, in running text', () => {
  test.each<[string, string[]]>([
    ['I excel at service', []],
    ['Excel at everything you do', []],
    ['Daily reports in Excel for the board', ['Microsoft Excel']],
    ['kept stock lists with Excel spreadsheets', ['Microsoft Excel']],
    ['Access to confidential files', []],
    ['gave Access to the building', []],
    ['MS Access databases', ['Microsoft Access']],
    ['spread the word', []],
    ['By Word of mouth', []],
    ['proficient in Word', ['Microsoft Word']],
    ['led teams of ten', []],
    ['led Teams across Europe', []],
    ['A positive Outlook Group member', []],
    ['shared calendars in Outlook', ['Microsoft Outlook']],
    ['joined in Spring 2020', []],
    ['Spring Valley School', []],
    ['taught Python at Spring Valley School', ['Python']],
    ['services written in Go', ['Go']],
    ['Go developer for payments', []],
    ['Hired as a Go developer', ['Go']],
    ['let us go to market', []],
    ['Go Ahead Group, bus driver', []],
    ['Swift delivery of goods', []],
    ['apps in Swift', ['Swift']],
    ['a swift answer', []],
    ['rust removal and painting', []],
    ['ported the parser to Rust', ['Rust']],
    ['Head Chef at a hotel', []],
    ['Sous Chef, then Chef de partie', []],
    ['Chef cookbooks', []],
    ['automated hosts with Chef and Ansible', ['Chef', 'Ansible']],
    ['salt and pepper', []],
    ['Puppet theatre for children', []],
    ['American Express, card services', []],
    ['built APIs with Express and Node.js', ['Express.js', 'Node.js']],
    ['Oracle, Account Manager', []],
    ['experience with Oracle', ['Oracle Database']],
    ['Oracle Park, San Francisco', []],
    ['moved data from Oracle to PostgreSQL', ['Oracle Database', 'PostgreSQL']],
    ['no slack in the plan', []],
    ['a Slack bot for shifts', ['Slack']],
    ['Zoom lens repairs', []],
    ['in the notion of care', []],
    ['the confluence of two rivers', []],
    ['Pages in Confluence', ['Confluence']],
    ['make or buy', []],
    ['Sage advice', []],
    ['Signal box at Reading station', []],
    ['a hive of bees', []],
    ['Hive, Python and SQL', ['Apache Hive', 'Python', 'SQL']],
    ['drank from a flask', []],
    ['Flask and Python', ['Flask', 'Python']],
    ['Care Assistant', []],
    ['care of the elderly', ['Elderly care']],
    ['mobile number', []],
    ['Lead a team of six', ['Leadership']],
    ['a lead pipe', []],
    ['Lead Engineer', []],
    ['react to changes', []],
    ['screens in React', ['React']],
    ['Grade R to Grade 3', []],
    ['statistics with R scripts', ['R']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

describe('in a list', () => {
  test.each<[string, string[]]>([
    ['Go, R, C', ['Go', 'R', 'C']],
    ['go, r, python', ['Go', 'R', 'Python']],
    ['Excel\nWord\nOutlook', ['Microsoft Excel', 'Microsoft Word', 'Microsoft Outlook']],
    ['Advanced Excel', ['Microsoft Excel']],
    ['Excel ●●●○○', ['Microsoft Excel']],
    ['Chef | Puppet | Salt', ['Chef', 'Puppet', 'Salt']],
    ['Access to files', []],
    ['willing to go anywhere', []],
    ['able to lead and to make decisions', []],
    ['it, pr', ['Information technology', 'Public relations']],
    ['Deutsch, Buchhaltung', ['German', 'Accounting']],
  ])('%s', (text, expected) => {
    expect(lists(text)).toEqual(expected);
  });
});
