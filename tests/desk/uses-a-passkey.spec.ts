import { barriers } from '../barriers.ts';
import { origin } from '../origin.ts';
import { ageCode, deskWords, newStaff, setUpAndSignIn } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('adds a passkey, signs in with it alone, confirms with it, and removes it', async ({
  page,
}) => {
  const site = origin.replace('127.0.0.1', 'localhost'); // a passkey belongs to a name
  const phone = await page.context().newCDPSession(page);
  await phone.send('WebAuthn.enable');
  const { authenticatorId } = await phone.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const staff = newStaff();
  await setUpAndSignIn(page, staff, `${site}/desk/me`);
  await page.getByLabel(say('passkey.name')).fill('Telefoon van An');
  await page.getByRole('button', { name: say('passkey.add') }).click();
  const remove = page.getByRole('button', {
    name: say('passkey.removeNamed', { name: 'Telefoon van An' }),
  });
  await expect(remove).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: say('frame.signOut') }).click();
  const signIn = page.getByRole('button', { name: say('passkey.signIn') });
  await phone.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await signIn.click();
  await expect(page.getByText(say('passkey.stopped'))).toBeVisible();
  await phone.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await signIn.click();
  await expect(page.getByRole('heading', { name: staff.name })).toBeVisible();

  ageCode(staff);
  await page.reload();
  await remove.click();
  await page.getByRole('button', { name: say('passkey.confirm') }).click();
  await expect(page.getByText(say('passkey.none'))).toBeVisible();
});
