package leads_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/jpeg"
	"io"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/auth/principal"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

const agencyMailbox = "info@example.com"

func contact(o leadstest.Service) *leads.ContactInput {
	return &leads.ContactInput{Envelope: o.Envelope(locale.French), Person: an, City: "Bree", Remark: "Bonjour"}
}

func TestAMessageReachesTheAgencyAndItsSender(t *testing.T) {
	o := open(t)
	f := contact(o)
	if a := taken(t)(o.Contact(t.Context(), f)); a.Path != "/fr/merci/contactez-nous/" {
		t.Error(a.Path)
	}
	p := collect(t, o)
	p.expect(t, agencyMailbox, "Bericht via de site: An Claes")
	p.expect(t, an.Email, "Nous avons reçu votre message")
	if list := stored(t, o, "sendContact"); len(list) != 1 || list[0].Email != an.Email || !strings.Contains(list[0].Content,
		`"city":"Bree"`) {
		t.Error(list)
	}
}

func TestSameKeyTwiceIsOneLead(t *testing.T) {
	o := open(t)
	f := contact(o)
	var wg sync.WaitGroup
	for range 4 {
		copied := *f
		wg.Go(func() {
			if a, problems, err := o.Contact(t.Context(), &copied); a == nil || err != nil {
				t.Error(a, problems, err)
			}
		})
	}
	wg.Wait()
	if n := len(stored(t, o, "")); n != 1 {
		t.Errorf("%d leads", n)
	}
	collect(t, o).expect(t, agencyMailbox, "Bericht via de site: An Claes")
}

func TestFormReportsAllProblemsAndStoresNothing(t *testing.T) {
	o := open(t)
	f := contact(o)
	f.Person, f.Remark, f.Privacy, f.Captcha = agency.PersonInput{}, "", false, nil
	_, problems, err := o.Contact(t.Context(), f)
	if err != nil || len(problems) != 6 {
		t.Error(problems, err)
	}
	if len(stored(t, o, "")) != 0 {
		t.Error("a wrong form was kept")
	}
}

func TestHoneypotCatchesPrograms(t *testing.T) {
	o := open(t)
	f := contact(o)
	f.Website, f.Person.Email = "https://spam.example", "no address"
	if a := taken(t)(o.Contact(t.Context(), f)); a.Path != "/fr/merci/contactez-nous/" || len(stored(t, o, "")) != 0 {
		t.Error("a bot's form was stored, or the bot was told:", a)
	}
}

func TestCaptcha(t *testing.T) {
	o := open(t)
	f := contact(o)
	right := *f.Captcha
	f.Captcha = &leads.CaptchaInput{ID: right.ID, Proof: "-1"}
	refused(t, "captcha CAPTCHA")(o.Contact(t.Context(), f))
	f.Captcha = &leads.CaptchaInput{ID: right.ID}
	refused(t, "captcha REQUIRED")(o.Contact(t.Context(), f))
	f.Captcha = &right
	taken(t)(o.Contact(t.Context(), f))
	again := contact(o)
	again.Captcha = &right
	refused(t, "captcha CAPTCHA")(o.Contact(t.Context(), again))
}

func TestFormsPerHour(t *testing.T) {
	o := open(t)
	from := func(address string) (*leads.Answer, agency.Problems, error) {
		return o.Contact(principal.With(t.Context(), &principal.Principal{Address: address}), contact(o))
	}
	for i := range 10 {
		taken(t)(from([]string{"2001:db8::1", "2001:db8::2"}[i%2])) // one subscriber
	}
	refused(t, "TOO_OFTEN")(from("2001:db8::3"))
	taken(t)(from("192.0.2.1"))
}

func TestQuestionsAboutPropertiesAndProjects(t *testing.T) {
	o := open(t)
	taken(t)(o.Question(t.Context(),
		&leads.QuestionInput{Envelope: o.Envelope(locale.English), Property: forSale, Person: an,
			Slot: ptr(leads.ContactSlot("FROM_10_TO_13")), Remark: "When?"}))
	taken(t)(o.ProjectQuestion(t.Context(),
		&leads.ProjectQuestionInput{Envelope: o.Envelope(locale.English), Project: 2001, Person: an, Budget: ptr(300_000)}))
	p := collect(t, o)
	if len(p.subjects[agencyMailbox]) != 2 || len(p.subjects[an.Email]) != 2 || !strings.Contains(p.texts[agencyMailbox],
		"10:00-13:00") || !strings.Contains(p.texts[an.Email], "/en/projects/") {
		t.Error(p.subjects)
	}
	if list := stored(t, o, "askAboutProject"); len(list) != 1 || *list[0].Project != 2001 {
		t.Error(list)
	}
}

// unit is a property of project 2001.
const unit = 1029

func TestQuestionAboutAUnitNamesItsProject(t *testing.T) {
	o := open(t)
	taken(t)(o.Question(t.Context(),
		&leads.QuestionInput{Envelope: o.Envelope(locale.English), Property: unit, Person: an, Remark: "When?"}))
	taken(t)(o.Question(t.Context(),
		&leads.QuestionInput{Envelope: o.Envelope(locale.English), Property: forSale, Person: an, Remark: "When?"}))
	list := stored(t, o, "askAboutProperty")
	if len(list) != 2 || list[0].Property == nil || list[1].Property == nil {
		t.Fatal(list)
	}
	for _, e := range list {
		if (*e.Property == unit) != (e.Project != nil && *e.Project == 2001) {
			t.Errorf("a question about %d is about project %v", *e.Property, e.Project)
		}
	}
}

func TestFriendGetsOneEmailAndIsNotStored(t *testing.T) {
	o := open(t)
	send := func() (*leads.Answer, agency.Problems, error) {
		return o.Friend(t.Context(),
			&leads.FriendInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Person: an, FriendName: "Noor",
				FriendEmail: "noor@example.net", Message: "Iets voor u?"})
	}
	if first, again := *taken(t)(send()), *taken(t)(send()); first != again {
		t.Error("the sender can tell that the friend got it before:", first, again)
	}
	p := collect(t, o)
	if len(p.subjects["noor@example.net"]) != 1 || !strings.Contains(p.texts["noor@example.net"], "Iets voor u?") {
		t.Error(p.subjects)
	}
	known, err := o.Store.PersonalData(t.Context(), "noor@example.net")
	if err != nil || len(known) != 0 {
		t.Error("the friend's address is stored:", known, err)
	}
	if list := stored(t, o, ""); len(list) != 2 || strings.Contains(list[0].Content+list[1].Content, "noor") {
		t.Error(list)
	}
}

func TestASecondBuyerConfirmsTheOffer(t *testing.T) {
	o := open(t)
	today := locale.Today(o.Now())
	const lure = "kijk op bit.ly/geld"
	taken(t)(o.Offer(t.Context(),
		&leads.OfferInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Person: an,
			Address: leads.AddressInput{Street: lure, Zip: "3640", City: "Kinrooi"},
			Second:  &leads.SecondInput{FirstName: "Tom", LastName: "Maes", Email: "tom@example.org"}, Amount: "340.000",
			Letters:   "driehonderdveertigduizend euro",
			ValidFrom: today, ValidUntil: today, Place: lure, Conditions: lure, SignDate: today, Advance: true}))
	p := collect(t, o)
	title := "Licht huis met een tuin op het zuiden"
	p.expect(t, an.Email, "Uw bod op "+title)
	p.expect(t, agencyMailbox, "Bod op "+title+": An Claes")
	p.expect(t, "tom@example.org", "Bevestig het bod op "+title)
	for _, who := range []string{an.Email, "tom@example.org"} {
		if strings.Contains(p.texts[who], "bit.ly") {
			t.Error(who, "gets what was typed:", p.texts[who])
		}
	}
	if strings.Contains(p.texts["tom@example.org"], "340.000") || !strings.Contains(p.texts[an.Email],
		"340.000") || !strings.Contains(p.texts[agencyMailbox], "bit.ly") {
		t.Error("the first buyer and the agency read the offer, and the second one does not yet")
	}
	token := p.token(t, "tom@example.org", "/nl/mijn-bod/?token=")
	if joint, err := o.JointOfferOf(t.Context(), token); err != nil || joint.Confirmed || !strings.Contains(joint.Amount, "340.000") {
		t.Error(joint, err)
	}
	for range 2 {
		if a := taken(t)(o.ConfirmOffer(t.Context(), token)); a.Path != "/nl/mijn-bod/?done=confirmOffer" {
			t.Error(a.Path)
		}
	}
	p = collect(t, o)
	p.expect(t, "tom@example.org", "Uw bevestiging van het bod op "+title)
	if !strings.Contains(p.texts["tom@example.org"], "340.000") {
		t.Error("the second buyer gets no copy:", p.texts["tom@example.org"])
	}
	p.expect(t, agencyMailbox, "Tweede koper bevestigde: bod op "+title)
	if joint, err := o.JointOfferOf(t.Context(), token); err != nil || !joint.Confirmed || strings.Contains(p.texts["tom@example.org"],
		"bit.ly") {
		t.Error(joint, err)
	}
	refused(t, "token LINK_ENDED")(o.ConfirmOffer(t.Context(), o.Key.Sign("demand", "x", o.Now().Add(time.Hour))))
	if known, _ := o.Store.PersonalData(t.Context(), "tom@example.org"); len(known["lead"]) != 1 || len(known["joint_offer"]) != 1 {
		t.Error("person B is not found when asked for:", known)
	}
}

func TestARentApplicationKeepsAmountsOnly(t *testing.T) {
	o := open(t)
	taken(t)(o.Rent(t.Context(),
		&leads.RentInput{Envelope: o.Envelope(locale.Dutch), Property: forRent, Person: an, Adults: ptr(2), MovingDate: "2099-01-01",
			NetIncome: "2.500"}))
	if p := collect(t, o); len(p.subjects[agencyMailbox]) != 1 || !strings.Contains(p.texts[agencyMailbox], "2.500") {
		t.Error(p.subjects)
	}
}

// photo is a JPEG with a camera's metadata.
func photo(t *testing.T) *agency.File {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 40, 30)), nil); err != nil {
		t.Fatal(err)
	}
	return &agency.File{Name: "gevel.jpg", Content: &b}
}

func TestValuationEmailsAreInTheReadersLanguage(t *testing.T) {
	o := open(t)
	taken(t)(o.Valuation(t.Context(),
		&leads.ValuationInput{Envelope: o.Envelope(locale.French), Person: an, Goal: ptr(agency.Sale), Category: ptr(1), Surface: ptr(1500),
			Address: leads.AddressInput{Street: "Dorp", Zip: "3640", City: "Kinrooi"}}))
	p := collect(t, o)
	for reader, want := range map[string][]string{an.Email: {"Villa/Maison/Ferme", "1.500 m²"},
		agencyMailbox: {"Villa/Woning/Hoeve", "1.500 m²"}} {
		text := decoded(p.texts[reader])
		for _, one := range want {
			if !strings.Contains(text, one) {
				t.Errorf("%s is not told %q", reader, one)
			}
		}
	}
}

func TestTestimonialKeepsTheShownNameApart(t *testing.T) {
	o := open(t)
	taken(t)(o.Testimonial(t.Context(),
		&leads.TestimonialInput{Envelope: o.Envelope(locale.Dutch), Person: an, Name: "A. uit Bree", AboutYou: "bakker",
			Comment: "Snel en correct verkocht.", Publish: true}))
	text := decoded(collect(t, o).texts[agencyMailbox])
	for _, want := range []string{"Naam op de site: A. uit Bree", "Over zichzelf: bakker"} {
		if !strings.Contains(text, want) {
			t.Errorf("the agency's email lacks %q", want)
		}
	}
}

func TestFilesAreAttachedAndWrongOnesRefused(t *testing.T) {
	o := open(t)
	taken(t)(o.Job(t.Context(),
		&leads.JobInput{Envelope: o.Envelope(locale.Dutch), Person: an,
			CV: &agency.File{Name: "cv.pdf", Content: strings.NewReader("%PDF-1.7\n1 0 obj\n%%EOF")}}))
	refused(t,
		"cv FILE_TYPE")(o.Job(t.Context(),
		&leads.JobInput{Envelope: o.Envelope(locale.Dutch), Person: an,
			CV: &agency.File{Name: "cv.pdf", Content: strings.NewReader("MZ\x90\x00 program")}}))
	refused(t,
		"photos FILE_TYPE")(o.Valuation(t.Context(),
		&leads.ValuationInput{Envelope: o.Envelope(locale.Dutch), Person: an, Goal: ptr(agency.Sale),
			Address: leads.AddressInput{Street: "Dorp", Zip: "3640", City: "Kinrooi"},
			Photos:  []*agency.File{photo(t), {Name: "b.jpg", Content: strings.NewReader("no picture")}}}))
	taken(t)(o.Testimonial(t.Context(),
		&leads.TestimonialInput{Envelope: o.Envelope(locale.Dutch), Person: an, Name: "An", Comment: "Snel en correct verkocht.",
			Publish: true, Image: photo(t)}))
	if p := collect(t, o); len(p.subjects[agencyMailbox]) != 2 || !strings.Contains(p.texts[agencyMailbox], "cv.pdf") {
		t.Error(p.subjects)
	}
	if files, err := o.Store.Uploads(t.Context()); err != nil || len(files) != 2 {
		t.Error(files, err)
	}
}

var errFull = errors.New("no space left on device")

type fullDisk struct{ leads.Uploads }

func (fullDisk) Save(context.Context, agency.UploadKind, string, io.Reader) (agency.Upload, error) {
	return agency.Upload{}, errFull
}

func TestFullDiskIsAnError(t *testing.T) {
	o := open(t)
	o.Uploads = fullDisk{o.Uploads}
	a,
		problems, err := o.Job(t.Context(),
		&leads.JobInput{Envelope: o.Envelope(locale.Dutch), Person: an, CV: &agency.File{Content: strings.NewReader("%PDF-1.7")}})
	if a != nil || problems != nil || !errors.Is(err, errFull) || len(stored(t, o, "")) != 0 {
		t.Error(a, problems, err)
	}
	o.Store.Close()
	if a, problems, err := o.Contact(t.Context(), &leads.ContactInput{}); a != nil || problems != nil || err == nil {
		t.Error("a store that fails says", a, problems, err)
	}
}

func TestSwitchedOffLanguageFallsBackToTheDefault(t *testing.T) {
	o := open(t)
	f := contact(o)
	f.Language = locale.German
	if a := taken(t)(o.Contact(t.Context(), f)); a.Path != "/nl/bedankt/contacteer-ons/" {
		t.Error(a.Path)
	}
	collect(t, o).expect(t, an.Email, "We hebben uw bericht ontvangen")
}
