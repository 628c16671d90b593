import { buildRegistration, codeIn } from '@suchi/testing';
import { describeRelease } from '../../scripts/release.ts';
import { bearer } from '../support/member.ts';
import { portraitFile } from '../support/portrait.ts';
import { logIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// The short proof that an installation works; also for a running one, which SUCHI_E2E_URLS names.
test.describe('an installation', { tag: '@ship' }, () => {
  test('lets a newcomer register by the code of a mail, and keeps a photo', async ({
    page,
    stack,
    request,
    mailTo,
  }) => {
    // A mail and the sizes of a photo can take their time on a busy machine.
    test.slow();
    const person = buildRegistration();
    await page.goto('/');
    await page.getByRole('link', { name: 'Register' }).click();
    await page.getByLabel('First name').fill(person.first_name);
    await page.getByLabel('Last name').fill(person.last_name);
    await page.getByLabel('Mobile').fill(person.mobile);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/verify_otp\?status=sent/);

    await page.getByLabel('Code from the mail').fill(codeIn(await mailTo(person.email, 'Your Suchi code')));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('heading', { name: `Namaste, ${person.first_name}` })).toBeVisible();

    const { buffer, mimeType } = await portraitFile('ship', 'Female');
    const uploaded = await request.post('/qe_media/photo', {
      headers: { ...bearer(await logIn({ stack }, person)), 'content-type': mimeType },
      data: buffer,
    });
    const { data: picture } = (await uploaded.json()) as { data: { urls: { page: string } } };
    const served = await request.get(picture.urls.page);
    expect(served.headers()['content-type']).toMatch(/^image\//);
  });

  test('lets staff sign in, and is ready', async ({ page, stack, request }) => {
    const { email, password } = stack.logins.admin;
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto('/admin/system_status');
    await expect(page.getByRole('region', { name: 'Disk and computer' })).toContainText('responds in');

    const ready = await request.get(`${stack.api}/qe_health/ready`);
    const { version } = describeRelease();
    expect(await ready.json()).toMatchObject({ data: { status: 'ready', version } });
    // What only the machine itself may ask is closed to the outside.
    expect((await request.get('/qe_health/ready')).status()).toBe(404);
    expect((await request.get('/server/info')).status()).toBe(404);
  });
});
