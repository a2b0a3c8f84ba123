package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/locale"
)

// stocked gives the desk something of nearly everything that it shows, by mutations of a manager where there is one, and the store where
// visitors, CRMs and mail servers do it.
func (v visitor) stocked(t *testing.T, manager string) {
	t.Helper()
	sameDay(t)
	v.Owner(t, sitetest.Lieve, 1096)
	v.Write(t, "INSERT INTO doubtful_price (property, price, at) VALUES (1096, 999999950, 1)")
	v.leadMatters(t)
	v.LeadWithFiles(t, "job", "cv.pdf")
	v.stockedWeek(t, manager)
	v.stockedDeliveries(t, manager)
	v.bringTo(t, "/desk/timetable", manager, "De Lijn", timetable(t))
	v.stockedLinks(t)
	v.draftPart(t, manager, "page:about", `{field: "title", language: NL, value: "Achter de gevel van nu", version: 0}`)
	v.settleDrafts(t, manager, "planDrafts", `, at: "`+time.Now().Add(time.Hour).UTC().Format(time.RFC3339)+`"`)
	v.draftPart(t, manager, "site", `{field: "banner.title", language: NL, value: "Van de balie", version: 0}`)
	for version, text := range []string{"Verkopen zonder zorgen", "Verkopen met zorg"} {
		v.savePart(t, manager, "article:our-services/sale-and-rent",
			fmt.Sprintf(`field: "title", language: NL, value: %q, version: %d`, text, version))
	}
	v.draftPart(t, manager, "article:our-services/sale-and-rent", `{field: "title", language: FR, value: "Vendre", version: 0}`)
	v.savePart(t, manager, "site", `field: "phone", value: "089 1", version: 0`)
	v.savePart(t, manager, "site", `field: "identity.vatNumber", value: "", version: 0`)
	v.savePart(t,
		manager, "site", `field: "settings.answers", value: "[{\"name\":\"Hello\",\"text\":{\"nl\":\"Dag {name}\"}}]", version: 0`)
	v.savePart(t, manager, "site", `field: "settings.publishUnlawful", value: "false", version: 0`)
	v.Write(t, "UPDATE property SET held = 0 WHERE number = 1024") // a report of the sample can have ended
	v.Write(t, `INSERT INTO draft (record, field, language, value, base, staff, at)
		VALUES ('property:1096', 'price', '', '39000000', 0, 1, 1)`)
	v.Write(t, "INSERT INTO planned (record, plan, version, goes_live, staff) VALUES ('property:1096', 'x', 1, 4070908800, 1)")
	v.Write(t, `INSERT INTO part_change (record, field, language, before, value, origin, staff, at, seen)
		VALUES ('property:1096', 'rooms.bedrooms', '', '2', '3', 'DESK', 1, 1, 0)`)
	v.Write(t, "UPDATE lead SET rule = 'OFFICE' WHERE id = 'question'")
	day := string(locale.Today(time.Now()))
	for _, mutation := range []string{`setAbsence(input: {from: "` + day + `", until: "` + day + `"})`,
		`addLeadNote(input: {lead: "question", key: "the first", text: "Called back"})`,
		`answerLead(input: {lead: "candidate", version: 1, text: "Welkom", state: IN_HAND, outcome: CHOSEN})`,
		`saveLeadList(input: {name: "Of 1096", filter: {property: 1096}})`} {
		if got := v.PostDesk(t,
			map[string]string{"query": "mutation { " + mutation + " { __typename ... on InvalidInput { problems { path code } } } }"},
			"Cookie", manager).Text; strings.Contains(got, "InvalidInput") || strings.Contains(got, `"errors"`) {
			t.Fatalf("%s answers %s", mutation, got)
		}
	}
	due, err := v.Store.Outbox.DueEmails(t.Context(), time.Now().Add(time.Minute), 1)
	if err != nil || len(due) != 1 {
		t.Fatal("the answer does not wait in the outbox", err)
	}
	if err := v.Store.Outbox.EmailFailed(t.Context(), due[0].ID, "550 no such mailbox", time.Now(), time.Time{}); err != nil {
		t.Fatal(err)
	}
}

// sameDay waits while midnight is so near that a test would store today and read tomorrow.
func sameDay(t *testing.T) {
	t.Helper()
	const longest = 30 * time.Second
	if now := time.Now(); locale.Today(now.Add(longest)) != locale.Today(now) {
		t.Log("waits for midnight")
		time.Sleep(longest)
	}
}

// stockedWeek stores an appointment of today that was reported, another one elsewhere on that day, and hours that are blocked in two weeks.
func (v visitor) stockedWeek(t *testing.T, manager string) {
	t.Helper()
	now := time.Now()
	v.booked(t, "viewing", now)
	apart := -3 * time.Hour
	if now.In(locale.Zone).Hour() < 12 {
		apart = 3 * time.Hour
	}
	v.Write(t, "UPDATE property SET agent = 1, latitude = 51, longitude = 5.7 WHERE number IN (1095, 1096)")
	v.appoints(t, "elsewhere", 1095, now.Add(apart))
	for _, mutation := range []string{`reportAppointment(input: {appointment: "viewing", version: 0, text: "Mooi"})`,
		fmt.Sprintf(`blockHours(input: {agent: 1, start: %q, end: %q, weeklyUntil: %q, why: "Garage"})`, now.UTC().Format(time.RFC3339),
			now.Add(time.Hour).UTC().Format(time.RFC3339), now.AddDate(0, 0, 8).Format(time.DateOnly))} {
		if got := v.change(t, manager, mutation); !strings.Contains(got, "WeekChanged") && !strings.Contains(mutation, "report") {
			t.Fatalf("%s answers %s", mutation, got)
		}
	}
}

// stockedLinks stores a link to a CRM with a run, words, records with problems and a lead that was refused, and a webhook that failed.
func (v visitor) stockedLinks(t *testing.T) {
	t.Helper()
	ctx, now, trouble := t.Context(), time.Now(), "the CRM is down"
	check := func(_ any, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	check(nil, v.Store.Links.AddLink(ctx, "office", "sweepbright", map[string]string{"types": "house=139"}, "secret"))
	check(v.Store.Links.HoldLink(ctx, "office", "me", now, now.Add(time.Minute)))
	check(nil, v.Store.Links.LinkFailed(ctx, "office", "me", crmlinks.LinkRun{At: now.Unix(), Read: 3, Problem: &trouble},
		now.Add(time.Minute)))
	check(v.Store.Write(ctx, handle.Statement{SQL: `INSERT INTO crm_record (link, id, kind, number, held, problems) VALUES
		('office', '1', 'property', 1096, 1,
		'[{"field":"type","text":"\"castle\" is not in the link''s table of types; ` +
		`map it at the desk, or with gevel link set NAME -types WORD=NUMBER"}]')`},
		handle.Statement{SQL: `UPDATE property SET held = 1, lacks = '[{"field":"planning.permit","text":"x"}]' WHERE number = 1096`}))
	property := 1024
	check(nil, v.Store.Inbox.Receive(ctx, inbox.Receipt{CRM: true, Captcha: "refused", Expires: now.Add(time.Hour),
		Lead: inbox.Lead{ID: "refused",
			Form: "askAboutProperty", Key: "key of refused", Language: "nl", FirstName: "Tom", Email: "refused@example.org",
			Property: &property, Content: "{}", Answer: "{}", CreatedAt: now.Unix()},
		Emails: []outbox.Email{}}))
	d, err := v.Store.Links.NextCRMLead(ctx, "office", now.Add(time.Minute))
	if err != nil || d == nil {
		t.Fatal("no lead waits for the CRM", err)
	}
	check(nil, v.Store.Links.CRMLeadFailed(ctx, *d, "unknown property", time.Time{}))
	check(v.Store.Keys.AddAPIKey(ctx, "Zapier", true, desklog.Action{At: now, Name: "createKey"}))
	check(v.Store.Keys.RegisterOperation(ctx, "Zapier", "list", sitetest.Counting, now))
	check(v.Store.Webhooks.AddWebhook(ctx, webhooks.Webhook{Name: "copy", Key: "Zapier", URL: "https://example.com/", Language: "nl"},
		desklog.Action{At: now}))
	v.webhookFails(t)
}
