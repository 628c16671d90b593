import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerProfileForm, openForm, readProfileAnswer } from '../../test/candidate-form.ts';
import { answer, data, member, signInAs } from '../../test/server.ts';

async function openAt(target: string, change: object = {}) {
  signInAs(member);
  answerProfileForm(readProfileAnswer(change));
  return openForm(`/candidate/edit#${target}`);
}

async function savedProfile(user: Awaited<ReturnType<typeof openAt>>['user']) {
  const sent = answer('post', '/qe_profile/save_draft', data({ id: 7, status: 'Draft' }));
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await screen.findByRole('dialog', { name: 'Draft Saved' });
  const [{ body } = { body: null }] = sent;
  return (body as { profile: unknown } | null)?.profile;
}

describe('typing', () => {
  it('shows at once what was left empty, and nothing before', async () => {
    const { user } = await openAt('personal', { first_name: null });
    const firstName = screen.getByRole('textbox', { name: 'First name' });
    expect(firstName).toBeRequired();
    await user.click(firstName);
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
    await user.tab();
    expect(firstName).toHaveAccessibleDescription('First name is required');
    await user.type(firstName, 'Rohan');
    expect(firstName).toBeValid();
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
  });

  it.each([
    ['work', 'Yearly income', '99999999', '9999999', 'Income must be at most 2,00,00,000 (2 crore)'],
    ['family', 'Brothers married', '11', '1', 'Number of siblings must be between 0 and 10'],
    ['health', 'Weight (kg)', '560', '56', 'Weight must be between 1 and 200 kg'],
    ['personal', 'Number of children', '11', '1', 'Number of children must be between 1 and 10'],
    ['personal', 'Age of child 1', '31', '3', 'Age of a child must be between 0 and 30'],
  ])('ignores what is too large and says why: %s, %s', async (section, name, typed, taken, words) => {
    const { user } = await openAt(section);
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, typed);
    expect(field).toHaveValue(taken);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(field).toBeValid();
  });

  it.each([
    ['12 LPA', 1_200_000, '12,00,000', '₹12 lakh a year'],
    ['1.5 cr', 15_000_000, '1,50,00,000', '₹1.5 crore a year'],
    ['12,34,567', 1_234_567, '12,34,567', '₹12,34,567 a year'],
  ])('understands an income of %s', async (typed, income, shown, words) => {
    const { user } = await openAt('work', { income: null });
    const field = screen.getByRole('textbox', { name: 'Yearly income' });
    await user.type(field, typed);
    expect(field).toHaveValue(typed);
    await user.tab();
    expect(field).toHaveValue(shown);
    expect(field).toHaveAccessibleDescription(words);
    expect(screen.queryByRole('button', { name: /^No, it is/ })).not.toBeInTheDocument();
    expect(await savedProfile(user)).toMatchObject({ income });
  });

  it('keeps an income that it does not understand, and asks', async () => {
    const { user } = await openAt('work');
    const field = screen.getByRole('textbox', { name: 'Yearly income' });
    await user.clear(field);
    await user.type(field, '10-12 lakh');
    expect(field).toBeValid();
    await user.tab();
    expect(field).toHaveValue('10-12 lakh');
    expect(field).toHaveAccessibleDescription(/Please write a sum, for example 12,50,000 or 12.5 lakh/);
  });

  it('asks about an income below ₹50,000 a year, and takes it all the same', async () => {
    const { user } = await openAt('work', { income: null });
    const field = screen.getByRole('textbox', { name: 'Yearly income' });
    await user.type(field, '12');
    expect(screen.queryByText(/right\?$/)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Is ₹12 a year right?')).toBeInTheDocument();
    expect(await savedProfile(user)).toMatchObject({ income: 12 });
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await user.click(screen.getByRole('button', { name: 'No, it is ₹12 lakh a year' }));
    expect(field).toHaveValue('12,00,000');
    expect(screen.queryByText('Is ₹12 a year right?')).not.toBeInTheDocument();
  });

  it('saves a draft always: what cannot be stored stays on the device, and the dialog names it', async () => {
    const { user } = await openAt('weight');
    const weight = screen.getByRole('textbox', { name: 'Weight (kg)' });
    await user.clear(weight);
    await user.type(weight, '0');
    expect(await savedProfile(user)).toMatchObject({ weight: 70 });
    const dialog = screen.getByRole('dialog', { name: 'Draft Saved' });
    expect(dialog).toHaveTextContent('Not saved yet, because it is not right: Weight (kg).');
    expect(weight).toHaveValue('0');
    await waitFor(() =>
      expect(localStorage.getItem(`suchi.copy.profile.${member.id}.${member.id}`)).toContain('"weight":0'),
    );
  });

  it('refuses another script with a toast, typed and pasted, but for the name in the own script', async () => {
    const { user } = await openAt('personal');
    const firstName = screen.getByRole('textbox', { name: 'First name' });
    await user.click(firstName);
    await user.paste('रोहन');
    expect(await screen.findByText('Only english language is accepted')).toBeInTheDocument();
    expect(firstName).toHaveValue('Rohan');
    await user.type(firstName, 'é’s');
    expect(firstName).toHaveValue("Rohan's");
    // Typed again and again, it is said once.
    expect(screen.getAllByText('Only english language is accepted')).toHaveLength(1);

    answer('post', '/qe_profile/own_spellings', data([]));
    const ownScript = screen.getByRole('textbox', { name: 'Name in your own script' });
    await user.clear(ownScript);
    await user.type(ownScript, 'केतकी');
    expect(ownScript).toHaveValue('केतकी');
  });

  it('lets another script in an older profile be deleted', async () => {
    const { user } = await openAt('personal', { petname: 'रोनू' });
    const petName = screen.getByRole('textbox', { name: 'Pet name' });
    await user.type(petName, '{Backspace}{Backspace}{Backspace}{Backspace}Ronu');
    expect(petName).toHaveValue('Ronu');
  });

  it('answers nothing in place of the family: Yes or No is a tick that they set', async () => {
    const { user } = await openAt('birth', { match_horoscope: false });
    expect(screen.queryByRole('radio', { name: 'No' })).not.toBeInTheDocument();
    const tick = screen.getByRole('checkbox', { name: 'Match horoscope' });
    expect(tick).not.toBeChecked();
    await user.click(tick);
    expect(await savedProfile(user)).toMatchObject({ match_horoscope: true });
  });

  it('says what the book prints of an address, and hides the street when asked', async () => {
    const { user } = await openAt('contact', { hide_street: false });
    expect(
      screen.getByText(/The printed suchi shows your mobile numbers, the e-mail .* street/),
    ).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Do not print our street in the suchi' }));
    expect(await savedProfile(user)).toMatchObject({ hide_street: true });
  });

  it('stores a height of feet and inches in centimetres', async () => {
    const { user } = await openAt('health', { height: null });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Inches' }), '7 in');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Height (feet)' }), '5 ft');
    expect(await savedProfile(user)).toMatchObject({ height: 170.18 });
  });

  it('needs the inches too, and takes 0 only when it is chosen', async () => {
    const { user } = await openAt('health', { height: null });
    const feet = screen.getByRole('combobox', { name: 'Height (feet)' });
    const inches = screen.getByRole('combobox', { name: 'Inches' });
    await user.selectOptions(feet, '5 ft');
    expect(inches).toHaveValue('');
    expect(inches).toHaveAccessibleDescription('Please choose the inches too. For exactly 5 ft choose 0 in.');
    expect(await savedProfile(user)).toMatchObject({ height: null });
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await user.selectOptions(inches, '0 in');
    expect(inches).toBeValid();
    expect(await savedProfile(user)).toMatchObject({ height: 152.4 });
  });

  it('offers a woman no Widower, and names one that is stored', async () => {
    const { user } = await openAt('personal', { gender: 'Female', marital_status: 'Widower' });
    const status = screen.getByRole('combobox', { name: 'Marital status' });
    expect(within(status).getByRole('option', { name: 'Widower' })).toBeInTheDocument();
    await user.click(status);
    await user.tab();
    expect(status).toHaveAccessibleDescription('Widow is for a woman, Widower for a man');
    await user.selectOptions(status, 'Widow');
    expect(status).toBeValid();
    expect(within(status).queryByRole('option', { name: 'Widower' })).toBeNull();
  });

  it('takes a birth date day first and a birth time with AM or PM', async () => {
    const { user } = await openAt('birth', { brithday: null, birth_time: null });
    const birthday = screen.getByRole('textbox', { name: 'Birth date' });
    expect(birthday).toHaveAccessibleDescription('Born on or before 1 October 2005');
    await user.type(birthday, '14081998');
    expect(birthday).toHaveValue('14/08/1998');
    await user.type(screen.getByRole('textbox', { name: 'Birth time' }), '536');
    await user.click(screen.getByRole('radio', { name: 'PM' }));
    expect(await savedProfile(user)).toMatchObject({ brithday: '1998-08-14', birth_time: '17:36' });
  });

  it('counts the words of the expectations', async () => {
    const { user } = await openAt('expectations', { partner_expectations: null });
    const field = screen.getByRole('textbox', { name: 'Partner expectations' });
    await user.type(field, 'kind  and cheerful');
    expect(screen.getAllByText('3 of at least 10 words').length).toBeGreaterThan(0);
    await user.clear(field);
    await user.click(field);
    await user.paste(Array.from({ length: 160 }, () => 'kind').join(' '));
    expect(screen.getByText('160 words. The last 60 words are not printed.')).toBeInTheDocument();
    expect(screen.getByText('Only the first 100 words are printed.')).toBeInTheDocument();
  });
});

describe('answers that depend on each other', () => {
  it('the second education is not the highest, and is cleared when it becomes it', async () => {
    const { user } = await openAt('education');
    const second = await screen.findByRole('combobox', { name: 'Second highest education' });
    await user.click(second);
    await user.clear(second);
    expect(await screen.findByRole('option', { name: 'MBA' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'B.E. / B.Tech' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'MBA' }));

    const highest = screen.getByRole('combobox', { name: 'Highest education' });
    await user.click(highest);
    await user.clear(highest);
    await user.click(await screen.findByRole('option', { name: 'MBA' }));
    await waitFor(() => expect(second).toHaveValue(''));
    expect(screen.getByRole('combobox', { name: 'Education sector' })).toHaveValue(
      'Management and Business Administration',
    );
    expect(await savedProfile(user)).toMatchObject({
      heighest_education: 12044,
      second_heighest_education: null,
      education_sector: 'Management and Business Administration',
    });
  });

  it('organisation and designation must be filled only where the job has them', async () => {
    await openAt('work', { job_type: 11206 });
    expect(screen.getByRole('textbox', { name: 'Organization name' })).not.toBeRequired();
  });

  it('children are entered after a marriage, and removed for the unmarried', async () => {
    const { user } = await openAt('personal');
    await user.clear(screen.getByRole('textbox', { name: 'Number of children' }));
    await user.type(screen.getByRole('textbox', { name: 'Number of children' }), '3');
    expect(screen.getByRole('textbox', { name: 'Age of child 3' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Age of child 1' })).toHaveValue('');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Marital status' }), 'Unmarried');
    expect(screen.queryByRole('textbox', { name: 'Number of children' })).not.toBeInTheDocument();
    expect(await savedProfile(user)).toMatchObject({
      marital_status: 'Unmarried',
      has_children: false,
      children_count: null,
      children: [],
    });
  });

  it('a disability is confirmed before it is marked', async () => {
    const { user } = await openAt('health');
    const box = screen.getByRole('checkbox', { name: 'Differently Abled' });
    const question = 'You are marking yourself as differently abled. Want to go ahead?';
    await user.click(box);
    expect(await screen.findByText(question)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
    expect(box).not.toBeChecked();

    await user.click(box);
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(box).toBeChecked());
    expect(screen.getByRole('textbox', { name: 'Please mention the disability' })).toBeInTheDocument();
  });
});

describe('addresses', () => {
  it('are checked when they are saved, with the words of the rule', async () => {
    const { user } = await openAt('contact', { addresses: [] });
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Address' });
    const field = (name: string) => within(dialog).getByRole('textbox', { name });
    await user.type(field('Mobile'), '900001234');
    await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
    // The field is in view: above it, a phone shows neither.
    await waitFor(() => expect(field('Name')).toHaveFocus());
    // Once in a toast, once at the field.
    expect(await screen.findAllByText('Name in address is not filled')).toHaveLength(2);
    expect(await screen.findAllByText('Phone number must be 10 digits')).toHaveLength(2);
    expect(field('Address')).toHaveAccessibleDescription('Please write the street or building');
    expect(field('City')).toHaveAccessibleDescription('Please write the city or town');

    await user.type(field('Name'), 'Home');
    await user.type(field('Address'), '12 Laxmi Road');
    await user.type(field('City'), 'Pune');
    await user.type(field('Mobile'), '5');
    await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await savedProfile(user)).toMatchObject({
      addresses: [{ name: 'Home', mobile: '9000012345', country: 1470, city: 'Pune' }],
    });
  });

  it('can be changed and removed', async () => {
    const { user } = await openAt('contact');
    await user.click(screen.getByRole('button', { name: 'Edit address Home' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Address' });
    await user.type(within(dialog).getByRole('textbox', { name: 'City' }), ' 30');
    await user.keyboard('{Escape}');
    // Escape keeps what was typed.
    await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Pune 30 411030')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Remove address Home' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/No address yet/)).toBeInTheDocument();
  });
});

describe('navigation', () => {
  it('a link to a field opens its section and focuses the field', async () => {
    await openAt('gotra');
    expect(screen.getByRole('heading', { level: 2, name: 'Birth and community' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Gotra' })).toHaveFocus());
  });

  it('brings the next section up where large text leaves it below the screen', async () => {
    const { user } = await openAt('media');
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, window.innerHeight, 300, 40),
    );
    await user.click(screen.getByRole('button', { name: 'Next section' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Personal details' });
    await waitFor(() => expect(scrollIntoView.mock.contexts).toContain(heading));
    expect(heading).toHaveFocus();
  });

  it('goes on section by section, and back', async () => {
    const { user, router } = await openAt('media');
    await user.click(screen.getByRole('button', { name: 'Next section' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Personal details' });
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Previous section' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Photos and video' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Previous section' }));
    await screen.findByRole('heading', { level: 2, name: 'Whose profile is it?' });
    expect(screen.queryByRole('button', { name: 'Previous section' })).not.toBeInTheDocument();
    await router.navigate('#contact');
    await screen.findByRole('heading', { level: 2, name: 'Addresses' });
    expect(screen.queryByRole('button', { name: 'Next section' })).not.toBeInTheDocument();
  });
});
