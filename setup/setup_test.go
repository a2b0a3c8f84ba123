package setup

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/law"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// fresh is a set-up over an empty store, with a clock of its own.
type fresh struct {
	*Service
	t   *testing.T
	now time.Time
}

func start(t *testing.T) *fresh {
	t.Helper()
	store, err := db.Open(t.Context(), filepath.Join(t.TempDir(), "gevel.db"), handle.Unsynced())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	f := &fresh{t: t, now: time.Date(2026, 11, 23, 10, 5, 0, 0, time.UTC)}
	f.Service = &Service{App: &app.App{Store: store, Media: t.TempDir(), Now: func() time.Time { return f.now }}, Hasher: auth.NewHasher()}
	return f
}

// link makes a link and gives its token.
func (f *fresh) link() string {
	f.t.Helper()
	link, err := Link(f.t.Context(), f.Store, "http://localhost:8080", f.now)
	_, token, ok := strings.Cut(link, "http://localhost:8080/setup/#")
	if err != nil || !ok {
		f.t.Fatalf("the link is %q (%v), want one of this machine", link, err)
	}
	return token
}

// opened opens a new link and gives the token of the browser.
func (f *fresh) opened() string {
	f.t.Helper()
	o, problems, err := f.Open(f.t.Context(), f.link())
	if err != nil || problems != nil {
		f.t.Fatalf("a new link does not open: %v (%v)", problems, err)
	}
	return o.Token
}

// keep wants a step to be saved.
func save[Input any](f *fresh, step func(context.Context, string, *Input) (*View, forms.Problems, error), session string, in Input) *View {
	f.t.Helper()
	v, problems, err := step(f.t.Context(), session, &in)
	if err != nil || problems != nil {
		f.t.Fatalf("%+v is not saved: %v (%v)", in, problems, err)
	}
	return v
}

// els is what Els Brouwers fills in.
var els = struct {
	agency     Agency
	office     Office
	manager    ManagerInput
	appearance Appearance
}{
	Agency{"Brouwers Vastgoed", []locale.Language{locale.Dutch, locale.French}},
	Office{"Markt 4", "3640 Kinrooi", "089 00 00 20", "info@example.com", "500.000"},
	ManagerInput{"Els Brouwers", "els@example.com", "een lange zin met lakens", locale.Dutch},
	Appearance{
		&Logo{"logo.svg", []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M3 26V10L14 2l11 8v16z"/></svg>`)},
		"#1f5478",
		"#7d6414",
	},
}

// fill fills everything in, up to the last step.
func (f *fresh) fill(session string) {
	f.t.Helper()
	save(f, f.SaveAgency, session, els.agency)
	save(f, f.SaveOffice, session, els.office)
	v := save(f, f.SaveManager, session, els.manager)
	if v.Manager.SetUp != nil { // the secret is shown until its code was taken
		save(f, f.SaveCode, session, staff.CodeInput{Code: f.code(v.Manager.SetUp.Secret)})
	}
	save(f, f.SaveAppearance, session, els.appearance)
}

// code is what the phone shows now.
func (f *fresh) code(secret string) string {
	f.t.Helper()
	code, err := totp.GenerateCode(secret, f.now)
	if err != nil {
		f.t.Fatal(err)
	}
	return code
}

func TestALinkOpensOnceWithinItsTime(t *testing.T) {
	f := start(t)
	first, second := f.link(), f.link()
	open := func(token string) bool {
		_, problems, err := f.Open(t.Context(), token)
		if err != nil {
			t.Fatal(err)
		}
		return problems == nil
	}
	if open(first) || open("") || open("made up") {
		t.Error("an earlier link, an empty or an invented one opens the set-up")
	}
	f.now = f.now.Add(limits.SetUpLinkTime)
	if open(second) {
		t.Error("a link opens after its time")
	}
	third := f.link()
	f.now = f.now.Add(limits.SetUpLinkTime - time.Second)
	if !open(third) || open(third) {
		t.Error("a link does not open exactly once")
	}
}

func TestTheTokenIsStoredAsItsDigest(t *testing.T) {
	f := start(t)
	token := f.link()
	n, err := f.Store.Write(t.Context(), handle.Statement{SQL: "UPDATE setup SET link = link WHERE link = ? OR instr(link, ?) > 0",
		Args: []any{token, token}})
	if err != nil || n[0] != 0 {
		t.Errorf("the token stands in the database as it is (%v)", err)
	}
}

// TestAnotherLinkEndsTheBrowserAndKeepsTheAnswers: whoever lost the browser goes on where that stopped.
func TestAnotherLinkEndsTheBrowserAndKeepsTheAnswers(t *testing.T) {
	f := start(t)
	one := f.opened()
	save(f, f.SaveAgency, one, els.agency)
	two := f.opened()
	if _, err := f.Read(t.Context(), one); !errors.Is(err, ErrOver) {
		t.Errorf("the first browser reads on: %v", err)
	}
	if _, _, err := f.SaveOffice(t.Context(), one, &els.office); !errors.Is(err, ErrOver) {
		t.Errorf("the first browser writes on: %v", err)
	}
	v, err := f.Read(t.Context(), two)
	if err != nil || v.Agency.Name != els.agency.Name || v.Unfinished != OfficeStep {
		t.Errorf("the second browser reads %+v (%v), want what the first saved", v, err)
	}
	if f.now = f.now.Add(limits.SetUpTime); true {
		if _, err := f.Read(t.Context(), two); !errors.Is(err, ErrOver) {
			t.Errorf("a browser goes on after %v: %v", limits.SetUpTime, err)
		}
	}
}

func TestTheSiteStandsAtTheEndWithItsManager(t *testing.T) {
	f := start(t)
	session := f.opened()
	for range 2 { // back and on again
		f.fill(session)
	}
	if stands, err := f.Stands(t.Context()); stands || err != nil {
		t.Fatalf("the site stands before the last step (%v)", err)
	}
	if list, err := f.Store.Members.Staff(t.Context()); len(list) != 0 || err != nil {
		t.Fatalf("%v are at the desk before the last step (%v)", list, err)
	}
	done, problems, err := f.Finish(t.Context(), session, "a browser")
	if err != nil || problems != nil || len(done.Codes) != limits.RecoveryCodes {
		t.Fatalf("the last step gives %+v, %v (%v), want %d recovery codes", done, problems, err, limits.RecoveryCodes)
	}
	n, err := f.Store.Members.StaffSessionOf(t.Context(), done.Token, f.now)
	if err != nil || n == nil || !n.Full || n.Member.Role != desk.Manager ||
		n.Member.Email != "els@example.com" || n.Member.Secret == nil {
		t.Fatalf("the session is %+v (%v), want that of the manager with a second step", n, err)
	}
	if left, err := f.Store.Members.RecoveryCodesLeft(t.Context(), n.Member.ID); left != limits.RecoveryCodes || err != nil {
		t.Errorf("%d recovery codes are stored (%v)", left, err)
	}
	f.checkSite()
	f.refusesAll(session)
}

// checkSite compares the site with what was filled in.
func (f *fresh) checkSite() {
	f.t.Helper()
	c, err := f.Store.Catalog(f.t.Context())
	if err != nil {
		f.t.Fatal(err)
	}
	s := c.Site
	for what, pair := range map[string][2]string{
		"the name": {s.Name[locale.French], "Brouwers Vastgoed"}, "the office": {s.Offices[0].Line(), "Markt 4, 3640 Kinrooi"},
		"the identity": {s.Identity.In(locale.Dutch, locale.Dutch), "Vastgoedmakelaar-bemiddelaar BIV 500.000, België · " +
			"Toezicht: BIV, Luxemburgstraat 16B, 1000 Brussel"},
		"the banner": {s.Banner.Title[locale.Dutch], "Thuis in Kinrooi"}, "the first item": {s.TopBar[0].Link, "tel:+3289000020"},
		"the button": {s.Colours.Buttons, "#1f5478"}, "the year": {s.Copyright[locale.Dutch], "© 2026 Brouwers Vastgoed"},
	} {
		if pair[0] != pair[1] {
			f.t.Errorf("%s is %q, want %q", what, pair[0], pair[1])
		}
	}
	if s.LogoPhoto == nil || !slices.Equal(s.InUse(), els.agency.Languages) || len(s.Agents) != 1 || s.Agents[0].Name != "Els Brouwers" {
		f.t.Errorf("the logo is %v, the languages %v, the agents %v", s.LogoPhoto, s.InUse(), s.Agents)
	}
}

// refusesAll wants a site that stands to refuse every way to set it up again.
func (f *fresh) refusesAll(session string) {
	f.t.Helper()
	if link, err := Link(f.t.Context(), f.Store, "", f.now); link != "" || err != nil {
		f.t.Errorf("a site that stands gives the link %q (%v)", link, err)
	}
	if _, err := f.Read(f.t.Context(), session); !errors.Is(err, ErrOver) {
		f.t.Errorf("a site that stands shows what was filled in: %v", err)
	}
	if _, _, err := f.SaveAgency(f.t.Context(), session, &els.agency); !errors.Is(err, ErrOver) {
		f.t.Errorf("a site that stands takes a step: %v", err)
	}
	if _, _, err := f.Finish(f.t.Context(), session, ""); !errors.Is(err, ErrOver) {
		f.t.Errorf("a site that stands is made again: %v", err)
	}
}

// TestWhatLacksIsNamed wants each step to be refused while it lacks something, and nothing of it to be saved.
func TestWhatLacksIsNamed(t *testing.T) {
	f := start(t)
	session := f.opened()
	wrong := func(what string, problems forms.Problems, err error, paths ...string) {
		t.Helper()
		var found []string
		for _, p := range problems {
			found = append(found, strings.Join(p.Path, ".")+" "+string(p.Code))
		}
		if err != nil || !slices.Equal(found, paths) {
			t.Errorf("%s: the problems are %q (%v), want %q", what, found, err, paths)
		}
	}
	_, problems, err := f.Finish(t.Context(), session, "")
	wrong("nothing", problems, err, "agency REQUIRED")
	_, problems, err = f.SaveAgency(t.Context(), session, &Agency{" ", []locale.Language{"xx"}})
	wrong("an agency", problems, err, "name REQUIRED", "languages UNKNOWN")
	_, problems, err = f.SaveOffice(t.Context(), session, &Office{"Markt 4", "3640 Bree", "12", "info", ""})
	wrong("an office", problems, err, "place UNKNOWN", "phone PHONE", "email EMAIL", "number REQUIRED")
	_, problems, err = f.SaveManager(t.Context(), session, &ManagerInput{Name: "Els", Email: "els@example.com", Password: "elselselsels"})
	wrong("a manager", problems, err, "password TOO_EASY")
	_, problems, err = f.SaveCode(t.Context(), session, &staff.CodeInput{Code: "000000"})
	wrong("a code before the phone", problems, err, "code WRONG_LOGIN")
	_, problems, err = f.SaveAppearance(t.Context(), session, &Appearance{&Logo{"x.svg", []byte("no picture")}, "#e6c65c", "blue"})
	wrong("an appearance", problems, err, "buttons OUT_OF_RANGE", "accent UNKNOWN", "logo FILE_TYPE")
	if v, err := f.Read(t.Context(), session); err != nil || v.Agency.Name != "" || v.Appearance.Buttons != "" {
		t.Errorf("what was refused is saved: %+v (%v)", v, err)
	}
}

// TestTheStarterNamesItsGaps imports the starter in each country, and wants the gaps of its texts of law to be the same in all languages,
// no name in braces left, and the firm of the sample nowhere.
func TestTheStarterNamesItsGaps(t *testing.T) {
	for place, supervisor := range map[string]string{"3640 Kinrooi": "BIV", "9710 Clervaux": "Ministerie van Economie"} {
		a := Answers{Agency: els.agency, Office: els.office, Manager: Manager{Name: "Els Brouwers", Email: "els@example.com"},
			Appearance: els.appearance}
		a.Office.Place = place
		folder, err := a.folder(2026)
		if err != nil {
			t.Fatal(err)
		}
		store, err := db.Open(t.Context(), filepath.Join(t.TempDir(), "gevel.db"), handle.Unsynced())
		if err != nil {
			t.Fatal(err)
		}
		defer store.Close()
		if _, err := intake.ImportWith(t.Context(), store, folder, t.TempDir(), intake.Options{Strict: true}); err != nil {
			t.Fatalf("%s: %v", place, err)
		}
		c, err := store.Catalog(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if got := c.Site.Identity.Supervisor[locale.Dutch]; !strings.HasPrefix(got, supervisor) {
			t.Errorf("%s: the supervisor is %q", place, got)
		}
		for _, l := range locale.Languages {
			gaps := 0
			for i := range c.Articles {
				gaps += len(prose.Gaps(c.Articles[i].Sources[l]))
			}
			if gaps != 5 {
				t.Errorf("%s: the texts in %s have %d gaps, want 5", place, l, gaps)
			}
		}
		checkTexts(t, folder)
	}
}

func checkTexts(t *testing.T, folder fs.FS) {
	t.Helper()
	err := fs.WalkDir(folder, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(name, "photos/") {
			return err
		}
		text, err := fs.ReadFile(folder, name)
		for _, word := range []string{"{agency", "{town", "{title", "{supervisor", "{law", "Authority}", "Gevel ", "Vermeulen",
			"info@example.org"} {
			if strings.Contains(string(text), word) {
				t.Errorf("%s still says %q", name, word)
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

func TestNumbersAreDialledWithTheirCountry(t *testing.T) {
	for phone, want := range map[string]string{"089 00 00 20": "+3289000020", "+32 89 00 00 20": "+3289000020",
		"0032 89 00 00 20": "+3289000020"} {
		if got := dialled(phone, law.BelgiumCode); got != want {
			t.Errorf("%s is dialled %s, want %s", phone, got, want)
		}
	}
	if got := dialled("27 00 00 01", law.LuxembourgCode); got != "+35227000001" {
		t.Errorf("a number of Luxembourg is dialled %s", got)
	}
}
