export const jobDetails = {
  title: 'Client, place and salary',
  fields: {
    client_name: 'Client',
    contact_name: 'Contact',
    contact_email: 'Contact e-mail',
    contact_phone: 'Contact phone',
    location: 'Location',
    salary_min: 'Salary from',
    salary_max: 'to',
    salary_currency: 'Currency',
    salary_period: 'Paid per',
    deadline: 'Deadline',
  },
  periods: { year: 'Year', month: 'Month', day: 'Day', hour: 'Hour' },
  noPeriod: 'Not said',
  faults: {
    amount: 'Write an amount, such as 60,000.',
    order: 'This is less than the lower end.',
    currency: 'Write a currency, such as EUR or USD.',
    email: 'This is not an e-mail address.',
  },
  takeContact: (name: string) => `Use ${name}`,
};
