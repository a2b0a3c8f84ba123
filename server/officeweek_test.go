package server_test

import (
	"encoding/json"
	"fmt"
	"mime"
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/locale"
	post "github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// office is an agency at work: a whole site, its mail server, and a clock that the test moves. Nothing waits for real time.
type office struct {
	visitor
	clock   time.Time
	work    func() // what the program does by itself: recurring work, and the emails that are due
	mailbox *posttest.Server
	last    posttest.Email
	cookies map[string]string

	leads, answers, emails, visitors, staff int // the figures of the week: the last two are requests
}

// openOffice opens a site with four agents and a manager, whose rules are a table: a valuation in Kinrooi is Tom's, any other one goes by
// turn to Sofie and Luc, what is about a property is its agent's, and the rest is the office's.
func openOffice(t *testing.T) *office {
	t.Helper()
	o := &office{clock: monday.Add(-12 * time.Hour), mailbox: posttest.Start(t, nil, false), cookies: map[string]string{}}
	now := func() time.Time { return o.clock }
	site, program := sitetest.OpenBuilt(t, web.Dist(), server.Settings{Proxies: sitetest.OwnMachine(t), Now: now,
		Home: "https://www.example.com"})
	o.visitor = visitor{site}
	o.ImportChanged(t, func(site map[string]any) {
		settings := site["settings"].(map[string]any)
		settings["lettersToAgent"] = true
		settings["leadRules"] = []map[string]any{
			{"form": "requestValuation", "postcodes": "3640", "to": "STAFF", "staff": []string{agents["tom"]}},
			{"form": "requestValuation", "to": "STAFF", "staff": []string{agents["sofie"], agents["luc"]}},
			{"to": "AGENT"}, {"to": "OFFICE"}}
	})
	relay, err := post.ParseRelay("smtp://" + o.mailbox.Addr)
	if err != nil {
		t.Fatal(err)
	}
	sender, turn := post.NewSender(&o.Store.Outbox, relay), server.Turns(program)
	sender.Now = now
	o.work = func() {
		turn(t.Context())
		if err := sender.Empty(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	for name, address := range agents {
		o.cookies[name], _ = o.AtDeskAs(t, name, address, desk.Agent)
	}
	o.cookies["greet"], _ = o.AtDesk(t, "greet", desk.Manager)
	return o
}

// monday is the first day of a week in which the hour does not change and no day is a holiday.
var monday = time.Date(2030, 3, 4, 0, 0, 0, 0, locale.Zone)

// agents are those of the sample who work at the desk. An has the properties 1090 and 1096, Sofie 1092.
var agents = map[string]string{"an": "an.vermeulen@example.com", "tom": "tom.janssen@example.com", "sofie": "sofie.claes@example.com",
	"luc": "luc.reuter@example.com"}

// The titles of the properties 1096, 1090 and 1092.
const (
	house   = "Licht huis met een tuin op het zuiden"
	terrace = "Rijwoning met garage en stadstuin"
	plot    = "Maasweg, Dilsen-Stokkem\u00a0· Bouwgrond"
)

// at lets it become a time of the week's days, 0 for Monday, and the program work meanwhile, every quarter of an hour. Everybody signs in
// each morning.
func (o *office) at(t *testing.T, day int, hour string) {
	t.Helper()
	clock, err := time.ParseInLocation("15:04", hour, locale.Zone)
	if err != nil {
		t.Fatal(err)
	}
	until := monday.AddDate(0, 0, day).Add(time.Duration(clock.Hour())*time.Hour + time.Duration(clock.Minute())*time.Minute)
	if until.Before(o.clock) {
		t.Fatalf("%s is over: it is %s", until, o.clock)
	}
	if locale.Today(until) != locale.Today(o.clock) {
		o.Write(t, fmt.Sprintf("UPDATE staff_session SET seen_at = %d, ends_at = %[1]d + 86400 WHERE full", until.Unix()))
	}
	for o.clock.Before(until) {
		o.clock = o.clock.Add(min(15*time.Minute, until.Sub(o.clock)))
		o.work()
	}
}

// expect fails the test unless exactly these emails arrived since the last time, each "address: subject".
func (o *office) expect(t *testing.T, want ...string) {
	t.Helper()
	o.clock = o.clock.Add(10 * time.Second) // an answer can be taken back as long as that
	o.work()
	var got []string
	for len(o.mailbox.Arrived) > 0 {
		e := <-o.mailbox.Arrived
		o.last = e
		o.emails++
		read, err := mail.ReadMessage(strings.NewReader(e.Message))
		if err != nil {
			t.Fatal(err)
		}
		subject, err := new(mime.WordDecoder).DecodeHeader(read.Header.Get("Subject"))
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, e.To+": "+subject)
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%s: the emails are\n\t%s\nwant\n\t%s", o.clock.Format("Monday 15:04"), strings.Join(got, "\n\t"),
			strings.Join(want, "\n\t"))
	}
}

// send sends a form of the site as its app does.
func (o *office) send(t *testing.T, form, input, who, language, fields string) {
	t.Helper()
	o.visitors++
	o.clock = o.clock.Add(time.Minute)
	first, last, _ := strings.Cut(who, " ")
	captcha, err := json.Marshal(o.Captcha(t))
	if err != nil {
		t.Fatal(err)
	}
	var variables map[string]any
	text := fmt.Sprintf(`{"key": "key %s %d", "language": %q, "privacy": true, "captcha": %s, "person": {"firstName": %q, "lastName": %q,
		"email": "%s@example.org", "phone": "0475 12 34 56"}, %s}`,
		form, o.visitors, language, captcha, first, last, strings.ToLower(first), fields)
	if err := json.Unmarshal([]byte(text), &variables); err != nil {
		t.Fatal(err, text)
	}
	if form == "watchProperty" {
		variables["email"] = strings.ToLower(first) + "@example.org"
		delete(variables, "person")
	}
	query := fmt.Sprintf("mutation ($input: %s!) { %s(input: $input) { __typename ... on InvalidInput { problems { path code } } } }",
		input, form)
	r := o.PostJSON(t, map[string]any{"query": query, "variables": map[string]any{"input": variables}},
		"X-Forwarded-For", fmt.Sprintf("192.0.2.%d", o.visitors))
	if strings.Contains(r.Text, "InvalidInput") || strings.Contains(r.Text, `"errors"`) {
		t.Fatalf("%s by %s is refused: %s", form, who, r.Text)
	}
}

// does sends a mutation of the desk as a member of staff, who may.
func (o *office) does(t *testing.T, who, mutation string, want string) string {
	t.Helper()
	o.staff++
	query := "mutation { " + mutation + " { __typename ... on InvalidInput { problems { path code } } } }"
	text := o.PostDesk(t, map[string]string{"query": query}, "Cookie", o.cookies[who]).Text
	if !strings.Contains(text, `"__typename":"`+want+`"`) {
		t.Fatalf("%s does %s: %s, want %s", who, mutation, text, want)
	}
	return text
}

// reads reads fields of the desk as a member of staff into a value.
func (o *office) reads(t *testing.T, who, fields string, into any) {
	t.Helper()
	o.staff++
	text := o.PostDesk(t, map[string]string{"query": "{ desk { " + fields + " } }"}, "Cookie", o.cookies[who]).Text
	var answer struct {
		Data   struct{ Desk json.RawMessage }
		Errors []any
	}
	if err := json.Unmarshal([]byte(text), &answer); err != nil || len(answer.Errors) > 0 {
		t.Fatalf("%s reads %s: %s (%v)", who, fields, text, err)
	}
	if err := json.Unmarshal(answer.Data.Desk, into); err != nil {
		t.Fatal(err, text)
	}
}

// lead is the newest lead, with who has it and why.
func (o *office) lead(t *testing.T) (l weekLead) {
	t.Helper()
	var read struct{ Leads struct{ Nodes []weekLead } }
	const fields = "id stateVersion name agent { name } ruled { to name away }"
	o.reads(t, "greet", "leads(list: ALL, newestFirst: true) { nodes { "+fields+" } }", &read)
	if len(read.Leads.Nodes) == 0 {
		t.Fatal("no lead came")
	}
	return read.Leads.Nodes[0]
}

type weekLead struct {
	ID           string
	StateVersion int
	Name         string
	Agent        *struct{ Name string }
	Ruled        *struct{ To, Name, Away string }
}

// comes checks whose lead came last and by which rule: "tom by STAFF", "sofie by AGENT for an", "the office".
func (o *office) comes(t *testing.T, from, want string) weekLead {
	t.Helper()
	o.leads++
	l := o.lead(t)
	got := "the office"
	first := func(name string) string { return strings.TrimSuffix(name, " of the agency") }
	if l.Agent != nil {
		got = first(l.Agent.Name) + " by " + l.Ruled.To
	}
	if l.Ruled != nil && l.Ruled.Away != "" {
		got += " for " + first(l.Ruled.Away)
	}
	if l.Name != from || got != want {
		t.Errorf("%s: the lead of %s is %s's, want %s's: %s", o.clock.Format("Monday 15:04"), l.Name, got, from, want)
	}
	return l
}

// answer answers a lead.
func (o *office) answer(t *testing.T, who string, l weekLead, text string) {
	t.Helper()
	o.answers++
	o.does(t, who, fmt.Sprintf("answerLead(input: {lead: %q, version: %d, text: %q})", l.ID, l.StateVersion, text), "LeadChanged")
}

// free is the first free time of a property on a day of the week.
func (o *office) free(t *testing.T, who string, property, day int) string {
	t.Helper()
	var read struct {
		AppointmentSlots []struct {
			Start string
			Free  bool
		}
	}
	date := monday.AddDate(0, 0, day).Format(time.DateOnly)
	o.reads(t, who, fmt.Sprintf("appointmentSlots(property: %d, from: %q, days: 1) { start free }", property, date), &read)
	for _, s := range read.AppointmentSlots {
		if s.Free {
			return s.Start
		}
	}
	t.Fatalf("property %d has no free time on day %d", property, day)
	return ""
}

// weekAppointment is an appointment in the week.
type weekAppointment struct {
	ID       string
	Version  int
	Property int
	Visitor  struct{ Name string }
}

// booked is the appointment of somebody in the week of a day.
func (o *office) booked(t *testing.T, name string, day int) weekAppointment {
	t.Helper()
	var read struct {
		Week struct {
			Agents []struct{ Appointments []weekAppointment }
		}
	}
	date := monday.AddDate(0, 0, day).Format(time.DateOnly)
	o.reads(t, "greet", fmt.Sprintf("week(day: %q) { agents { appointments { id version property visitor { name } } } }", date), &read)
	for _, a := range read.Week.Agents {
		if i := slices.IndexFunc(a.Appointments, func(v weekAppointment) bool { return v.Visitor.Name == name }); i >= 0 {
			return a.Appointments[i]
		}
	}
	t.Fatalf("%s has no appointment in the week of %s: %+v", name, date, read)
	return weekAppointment{}
}

// TestAWeekOfAnOfficeOfFive plays a week through: leads that come by the site's forms and by telephone, answers, viewings, owners' reports,
// a price and a sale. After each step exactly the emails arrived that should, at whom they should.
func TestAWeekOfAnOfficeOfFive(t *testing.T) {
	releasetest.Only(t, "it plays a week of an office")
	o := openOffice(t)
	for _, day := range []func(*testing.T){o.onMonday, o.onTuesday, o.onWednesday, o.onThursday, o.onFriday, o.onNextMonday} {
		day(t)
	}
	t.Logf("%d leads, %d answers, %d emails, %d requests of visitors, %d of staff", o.leads, o.answers, o.emails, o.visitors, o.staff)
}

// onMonday the owners hear of last week, and leads are given by each of the rules.
func (o *office) onMonday(t *testing.T) {
	t.Helper()
	o.at(t, 0, "08:30")
	o.expect(t)
	o.sendReports(t, "Claire Dubois", "Lieve Claes")
	o.expect(t, "claire.dubois@example.com: Ce qui s’est passé cette semaine pour votre bien",
		"lieve.claes@example.com: Wat er deze week gebeurde met uw eigendom")
	o.at(t, 0, "09:10")
	peter := o.questions(t, "Peter Maes", 1096, "an by AGENT")
	o.expect(t, agents["an"]+": Vraag over "+house+": Peter Maes", "peter@example.org: Uw vraag over "+house)
	karel := o.wantsValuation(t, "Karel Smets", "3640", "Kinrooi", "tom by STAFF")
	mia := o.wantsValuation(t, "Mia Wouters", "3960", "Bree", "sofie by STAFF")
	jos := o.wantsValuation(t, "Jos Aerts", "9710", "Clervaux", "luc by STAFF")
	rita := o.wantsValuation(t, "Rita Peeters", "3680", "Maaseik", "sofie by STAFF")
	o.expect(t, "karel@example.org: Votre demande d’estimation", agents["tom"]+": Schatting gevraagd: Karel Smets",
		"mia@example.org: Votre demande d’estimation", agents["sofie"]+": Schatting gevraagd: Mia Wouters",
		"jos@example.org: Votre demande d’estimation", agents["luc"]+": Schatting gevraagd: Jos Aerts",
		"rita@example.org: Votre demande d’estimation", agents["sofie"]+": Schatting gevraagd: Rita Peeters")
	o.send(t, "sendContact", "ContactInput", "Nora Dubois", "FR", `"remark": "Avez-vous un garage?"`)
	nora := o.comes(t, "Nora Dubois", "the office")
	o.expect(t, "info@example.com: Bericht via de site: Nora Dubois", "nora@example.org: Nous avons reçu votre message")
	o.at(t, 0, "10:30")
	o.answer(t, "an", peter, "Ja, van 2024.")
	o.answer(t, "greet", nora, "Oui, à Maaseik.")
	o.expect(t, "nora@example.org: Re: Nous avons reçu votre message", "peter@example.org: Re: Uw vraag over "+house)
	o.at(t, 0, "16:00")
	o.answer(t, "tom", karel, "Je passe mercredi.")
	o.answer(t, "sofie", mia, "Je passe jeudi.")
	o.answer(t, "luc", jos, "Je passe vendredi.")
	o.answer(t, "sofie", rita, "Je passe jeudi, après Bree.")
	o.expect(t, "karel@example.org: Re: Votre demande d’estimation", "mia@example.org: Re: Votre demande d’estimation",
		"jos@example.org: Re: Votre demande d’estimation", "rita@example.org: Re: Votre demande d’estimation")
	o.at(t, 0, "17:00")
	tuesday, wednesday := monday.AddDate(0, 0, 1), monday.AddDate(0, 0, 2)
	o.does(t, "an", fmt.Sprintf("setAbsence(input: {from: %q, until: %q, substitute: %q})", tuesday.Format(time.DateOnly),
		wednesday.Format(time.DateOnly), o.member(t, "sofie")), "AbsenceSet")
	o.expect(t)
}

// onTuesday An is away: Sofie gets An's leads. Somebody calls, and viewings are planned at the desk and on the site.
func (o *office) onTuesday(t *testing.T) {
	t.Helper()
	o.at(t, 1, "09:00")
	bram := o.questions(t, "Bram Jacobs", 1090, "sofie by AGENT for an")
	o.expect(t, "bram@example.org: Uw vraag over "+terrace, agents["sofie"]+": Vraag over "+terrace+": Bram Jacobs")
	o.answer(t, "sofie", bram, "Ja, die van de elektriciteit is van 2023.")
	o.expect(t, "bram@example.org: Re: Uw vraag over "+terrace)
	o.does(t, "tom", `noteCall(input: {key: "call of Hans", name: "Hans Weber", phone: "0475 98 76 54", property: 1092, language: DE,
		text: "Möchte das Grundstück sehen"})`, "CallNoted")
	o.comes(t, "Hans Weber", "sofie by AGENT")
	o.expect(t, agents["sofie"]+": Een lead is aan u doorgegeven")
	o.at(t, 1, "11:00")
	o.plans(t, "sofie", "Hans Weber", "DE", 1092, 3)
	o.expect(t, "hans@example.org: Uw bezoek op donderdag 7 maart 2030 om 9.00 uur",
		agents["sofie"]+": Bezoek op donderdag 7 maart 2030 om 9.00 uur: Hans Weber")
	o.at(t, 1, "14:00")
	for _, who := range []string{"Nora Dubois", "Els Thijs"} {
		start := o.free(t, "greet", 1096, 4)
		o.send(t, "bookAppointment", "AppointmentInput", who, "NL", fmt.Sprintf(`"property": 1096, "start": %q`, start))
		o.comes(t, who, "sofie by AGENT for an")
	}
	o.expect(t, agents["an"]+": Bezoek op vrijdag 8 maart 2030 om 9.00 uur: Nora Dubois",
		agents["an"]+": Bezoek op vrijdag 8 maart 2030 om 9.30 uur: Els Thijs",
		"els@example.org: Uw bezoek op vrijdag 8 maart 2030 om 9.30 uur", "nora@example.org: Uw bezoek op vrijdag 8 maart 2030 om 9.00 uur")
	o.send(t, "watchProperty", "WatchInput", "Wim Bos", "NL", `"property": 1092`)
	o.comes(t, "", "sofie by AGENT")
	o.expect(t, "wim@example.org: Bevestig: "+plot+" volgen")
	o.confirms(t)
	o.expect(t, "wim@example.org: U volgt een pand")
}

// onWednesday a viewing is moved, another one cancelled, and a price falls.
func (o *office) onWednesday(t *testing.T) {
	t.Helper()
	o.at(t, 2, "09:30")
	o.expect(t, "hans@example.org: Tot binnenkort: uw bezoek op donderdag 7 maart 2030 om 9.00 uur")
	o.moves(t, "sofie", "Hans Weber", 3, 4)
	o.expect(t, "hans@example.org: Uw bezoek is verplaatst naar vrijdag 8 maart 2030 om 9.00 uur",
		agents["sofie"]+": Bezoek verplaatst naar vrijdag 8 maart 2030 om 9.00 uur: Hans Weber")
	o.cancels(t, "greet", "Els Thijs", 4)
	o.expect(t, agents["an"]+": Bezoek op vrijdag 8 maart 2030 om 9.30 uur geannuleerd: Els Thijs",
		"els@example.org: Uw bezoek op vrijdag 8 maart 2030 om 9.30 uur is geannuleerd")
	o.at(t, 2, "10:00")
	o.does(t, "sofie", "takeOverProperty(input: {number: 1092})", "PropertyChanged")
	o.does(t, "sofie", fmt.Sprintf("setPrice(input: {number: 1092, version: %d, amount: 99500})", o.version(t, 1092)), "PropertyChanged")
	o.expect(t)
	o.at(t, 2, "10:15")
	o.expect(t, "wim@example.org: Nieuws over "+plot)
}

// onThursday reminders leave a day before the viewings, and another viewing is planned for the week after.
func (o *office) onThursday(t *testing.T) {
	t.Helper()
	o.at(t, 3, "18:00")
	o.expect(t, "hans@example.org: Tot binnenkort: uw bezoek op vrijdag 8 maart 2030 om 9.00 uur",
		"nora@example.org: Tot binnenkort: uw bezoek op vrijdag 8 maart 2030 om 9.00 uur")
	o.plans(t, "an", "Bram Jacobs", "NL", 1090, 7)
	o.expect(t, agents["an"]+": Bezoek op maandag 11 maart 2030 om 9.00 uur: Bram Jacobs",
		"bram@example.org: Uw bezoek op maandag 11 maart 2030 om 9.00 uur")
}

// onFriday the viewings took place, and a property is sold for which somebody would come on Monday.
func (o *office) onFriday(t *testing.T) {
	t.Helper()
	o.at(t, 4, "18:00")
	o.expect(t)
	o.reports(t, "an", "Nora Dubois", "De tuin viel in de smaak", true)
	o.reports(t, "sofie", "Hans Weber", "Komt terug met zijn vrouw", false)
	o.expect(t)
	o.does(t, "an", "takeOverProperty(input: {number: 1090})", "PropertyChanged")
	o.does(t, "an", fmt.Sprintf("setStanding(input: {number: 1090, version: %d, standing: SOLD})", o.version(t, 1090)), "PropertyChanged")
	o.expect(t)
	o.at(t, 4, "18:15")
	o.expect(t, agents["an"]+": Bezoek op maandag 11 maart 2030 om 9.00 uur: woning niet meer beschikbaar (Bram Jacobs)",
		"bram@example.org: Uw bezoek op maandag 11 maart 2030 om 9.00 uur: de woning is niet meer beschikbaar")
}

// onNextMonday the report that nobody needs to read any more left by itself, and the other one says what happened.
func (o *office) onNextMonday(t *testing.T) {
	t.Helper()
	o.at(t, 7, "08:30")
	o.expect(t, "claire.dubois@example.com: Ce qui s’est passé cette semaine pour votre bien")
	text := o.sendReports(t, "Lieve Claes")
	for _, want := range []string{"De tuin viel in de smaak", "1 aanvraag"} {
		if !strings.Contains(text, want) {
			t.Errorf("the report of the week lacks %q: %s", want, text)
		}
	}
	o.expect(t, "lieve.claes@example.com: Wat er deze week gebeurde met uw eigendom")
}

// sendReports sends the reports of last week that wait for a reader, which are those of the owners, and returns their texts. Claire's are
// agreed from then on.
func (o *office) sendReports(t *testing.T, owners ...string) (texts string) {
	t.Helper()
	var read struct {
		OwnerReports []struct {
			Week  string
			Owner struct {
				ID, Name string
				Version  int
			}
		}
	}
	o.reads(t, "greet", "ownerReports { week owner { id name version } }", &read)
	var names []string
	for _, r := range read.OwnerReports {
		var report struct{ OwnerReport struct{ Text string } }
		o.reads(t, "greet", fmt.Sprintf("ownerReport(owner: %q) { text }", r.Owner.ID), &report)
		send := fmt.Sprintf("sendOwnerReport(input: {owner: %q, version: %d, week: %q, agreed: %t})", r.Owner.ID, r.Owner.Version, r.Week,
			r.Owner.Name == "Claire Dubois")
		o.does(t, "greet", send, "OwnerChanged")
		names, texts = append(names, r.Owner.Name), texts+report.OwnerReport.Text
	}
	if !slices.Equal(names, owners) {
		t.Errorf("the reports of %q wait for a reader, want those of %q", names, owners)
	}
	return texts
}

// questions sends a question about a property.
func (o *office) questions(t *testing.T, who string, property int, whose string) weekLead {
	t.Helper()
	o.send(t, "askAboutProperty", "QuestionInput", who, "NL", fmt.Sprintf(`"property": %d, "remark": "Is er een keuring?"`, property))
	return o.comes(t, who, whose)
}

// wantsValuation asks for a valuation of a home in a town.
func (o *office) wantsValuation(t *testing.T, who, zip, city, whose string) weekLead {
	t.Helper()
	o.send(t, "requestValuation", "ValuationInput", who, "FR",
		fmt.Sprintf(`"goal": "SALE", "address": {"street": "Kerkstraat 1", "zip": %q, "city": %q}`, zip, city))
	return o.comes(t, who, whose)
}

// confirms opens the link of the last email and confirms the demand.
func (o *office) confirms(t *testing.T) {
	t.Helper()
	o.visitors++
	token := regexp.MustCompile(`token=([\w.~-]+)`).FindStringSubmatch(
		strings.NewReplacer("=\r\n", "", "=3D", "=").Replace(o.last.Message))
	if token == nil {
		t.Fatalf("the email has no link: %s", o.last.Message)
	}
	r := o.PostJSON(t, map[string]string{"query": fmt.Sprintf(`mutation { confirmDemand(input: {token: %q}) { __typename } }`, token[1])})
	if !strings.Contains(r.Text, `"DemandConfirmed"`) {
		t.Fatalf("the demand is not confirmed: %s", r.Text)
	}
}

// plans plans a viewing at the first free time of a day.
func (o *office) plans(t *testing.T, by, who, language string, property, day int) {
	t.Helper()
	first, last, _ := strings.Cut(who, " ")
	o.does(t, by, fmt.Sprintf(`planAppointment(input: {property: %d, start: %q, firstName: %q, lastName: %q, email: "%s@example.org",
		language: %s})`, property, o.free(t, by, property, day), first, last, strings.ToLower(first), language), "WeekChanged")
}

// moves moves somebody's viewing to the first free time of another day.
func (o *office) moves(t *testing.T, by, who string, from, to int) {
	t.Helper()
	a := o.booked(t, who, from)
	o.does(t, by, fmt.Sprintf("moveAppointment(input: {appointment: %q, version: %d, start: %q})", a.ID, a.Version,
		o.free(t, by, a.Property, to)), "WeekChanged")
}

// cancels cancels somebody's viewing.
func (o *office) cancels(t *testing.T, by, who string, day int) {
	t.Helper()
	a := o.booked(t, who, day)
	o.does(t, by, fmt.Sprintf("cancelAppointment(input: {appointment: %q, version: %d})", a.ID, a.Version), "WeekChanged")
}

// reports says how somebody's viewing on Friday went.
func (o *office) reports(t *testing.T, by, who, text string, forOwner bool) {
	t.Helper()
	a := o.booked(t, who, 4)
	o.does(t, by, fmt.Sprintf("reportAppointment(input: {appointment: %q, version: 0, text: %q, forOwner: %t})", a.ID, text, forOwner),
		"WeekChanged")
}

// version is that of a property at the desk.
func (o *office) version(t *testing.T, property int) int {
	t.Helper()
	var read struct{ Property struct{ Version int } }
	o.reads(t, "greet", fmt.Sprintf("property(number: %d) { version }", property), &read)
	return read.Property.Version
}

// member is the id of a member of staff.
func (o *office) member(t *testing.T, name string) string {
	t.Helper()
	var read struct{ Colleagues []struct{ ID, Name string } }
	o.reads(t, "greet", "colleagues { id name }", &read)
	for _, m := range read.Colleagues {
		if m.Name == name+" of the agency" {
			return m.ID
		}
	}
	t.Fatalf("%s is no colleague: %+v", name, read)
	return ""
}
