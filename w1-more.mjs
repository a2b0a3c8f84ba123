import { chromium } from 'playwright';
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu']});
const p = await (await b.newContext({viewport:{width:1440,height:900}, locale:'nl-BE', reducedMotion:'reduce'})).newPage();
p.on('console', m => console.log('C', m.type(), m.text()));
const on = async a => { await p.goto('http://localhost:8196'+a); await p.waitForFunction(() => history.scrollRestoration === 'manual'); };
for (const w of [1440,834,390]) {
  await p.setViewportSize({width:w,height:900});
  await on('/property/1096/');
  await p.getByRole('link',{name:'Vraag informatie'}).first().click();
  await p.getByRole('dialog').locator('[name=remark]').fill('Is er een kelder?');
  await p.waitForTimeout(600);
  await p.screenshot({path:`/tmp/w1-shots/dialog-${w}.jpg`,type:'jpeg',quality:60});
  await p.keyboard.press('Escape');
  await p.locator('#documents').scrollIntoViewIfNeeded();
  await p.screenshot({path:`/tmp/w1-shots/docs-${w}.jpg`,type:'jpeg',quality:60});
  await on('/nl/');
  await p.getByLabel('Uw e-mailadres').scrollIntoViewIfNeeded();
  await p.evaluate(()=>scrollBy(0,300)); await p.waitForTimeout(700);
  await p.screenshot({path:`/tmp/w1-shots/strip-${w}.jpg`,type:'jpeg',quality:60});
  await on('/nl/testimonials/');
  await p.evaluate(()=>scrollTo(0,document.body.scrollHeight*0.6)); await p.waitForTimeout(300);
  await p.screenshot({path:`/tmp/w1-shots/testi-${w}.jpg`,type:'jpeg',quality:60});
}
await b.close();
