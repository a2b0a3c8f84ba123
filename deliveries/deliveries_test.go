package deliveries_test

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
	"github.com/xuri/excelize/v2"
)

// site is a site with the sample, a manager at its desk, and a clock.
type site struct {
	*deliveries.Service
	now     time.Time
	ctx     context.Context
	members int // how many signed in
}

func open(t *testing.T) *site {
	store, media := sampletest.Open(t)
	s := &site{now: time.Now()}
	service := leadstest.Open(t, store)
	service.Now = func() time.Time { return s.now }
	s.Service = &deliveries.Service{Store: store, Media: media, Folder: t.TempDir(),
		Staff: &staff.Service{App: service.App, Leads: service.Service, Auth: service.Auth()},
		Enter: func(context.Context) (func(), error) { return func() {}, nil }}
	s.ctx = s.as(t, desk.Manager)
	return s
}

// as is a request of a member with a role.
func (s *site) as(t *testing.T, role desk.StaffRole) context.Context {
	s.members++
	token, err := stafftest.Begin(t.Context(), s.Store, fmt.Sprintf("%d@example.com", s.members), role)
	if err != nil {
		t.Fatal(err)
	}
	return principal.With(t.Context(), &principal.Principal{Desk: token})
}

// bring brings a file and returns the delivery that waits.
func (s *site) bring(t *testing.T, name string, content []byte) *deliveries.View {
	t.Helper()
	refusal, problems, err := s.Bring(s.ctx, name, bytes.NewReader(content))
	if err != nil || len(problems) > 0 || refusal != nil {
		t.Fatalf("bringing %s gives %+v, %v (%v)", name, refusal, problems, err)
	}
	list := s.own(t)
	if len(list) == 0 || list[0].Taken != nil {
		t.Fatalf("after %s was brought no delivery waits: %+v", name, list)
	}
	return list[0]
}

func (s *site) own(t *testing.T) []*deliveries.View {
	t.Helper()
	d, err := s.Staff.Desk(s.ctx)
	if err != nil || d == nil {
		t.Fatalf("nobody is at the desk (%v)", err)
	}
	list, err := s.Own(s.ctx, d)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// take takes what is chosen, and the properties with some numbers that are not.
func (s *site) take(t *testing.T, v *deliveries.View, more ...int) *deliveries.View {
	t.Helper()
	f := &deliveries.TakeInput{Delivery: v.ID}
	for _, p := range v.Properties {
		if p.Chosen() || p.Number != nil && slices.Contains(more, *p.Number) {
			f.Properties = append(f.Properties, p.Key)
		}
	}
	took, stale, problems, err := s.Take(s.ctx, f)
	if err != nil || len(problems) > 0 || stale != nil {
		t.Fatalf("taking %v gives %v, %v (%v)", f.Properties, stale, problems, err)
	}
	return took.Delivery
}

func (s *site) undo(t *testing.T, v *deliveries.View) *deliveries.Undone {
	t.Helper()
	u, problems, err := s.Undo(s.ctx, &deliveries.Input{Delivery: v.ID})
	if err != nil || len(problems) > 0 {
		t.Fatalf("undoing gives %v (%v)", problems, err)
	}
	return u
}

// all is everything that the site has of its properties, and who brought them.
func (s *site) all(t *testing.T) map[int]string {
	t.Helper()
	var rows []struct {
		Number int    `db:"number"`
		Source string `db:"source"`
		Sum    string `db:"checksum"`
	}
	if err := s.Store.List(t.Context(), &rows, "SELECT number, source, checksum FROM property"); err != nil {
		t.Fatal(err)
	}
	var numbers []int
	for _, r := range rows {
		numbers = append(numbers, r.Number)
	}
	entries, err := s.Store.Imports.Entries(t.Context(), numbers)
	if err != nil {
		t.Fatal(err)
	}
	all := map[int]string{}
	for _, r := range rows {
		text, _ := json.Marshal(entries[r.Number])
		all[r.Number] = fmt.Sprint(r.Source, r.Sum, string(text))
	}
	return all
}

func find(t *testing.T, v *deliveries.View, number int) deliveries.Property {
	t.Helper()
	for _, p := range v.Properties {
		if p.Number != nil && *p.Number == number {
			return p
		}
	}
	t.Fatalf("the delivery has no property %d: %+v", number, v.Properties)
	return deliveries.Property{}
}

// archive packs files by name.
func archive(t *testing.T, files map[string][]byte) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for name, content := range files {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		w.Write(content)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// folder is sample/ with the properties that change writes; those for which it gives nil are left out. Below is the folder in the archive.
func folder(t *testing.T, below string, change func(number int, r map[string]any) map[string]any) []byte {
	t.Helper()
	sample, files := os.DirFS(sampletest.Folder()), map[string][]byte{}
	err := fs.WalkDir(sample, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := fs.ReadFile(sample, name)
		if path.Dir(name) == "properties" {
			var r map[string]any
			json.Unmarshal(text, &r)
			number := int(r["number"].(float64))
			if r = change(number, r); r == nil {
				return err
			}
			text, _ = json.Marshal(r)
		}
		files[below+name] = text
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return archive(t, files)
}

func pictureOf(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 1200, 800))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// fieldOf is a field that a property of a delivery changes, as "was→is".
func fieldOf(p deliveries.Property, name string) string {
	for _, f := range p.Fields {
		if f.Name == name {
			return f.Was + "→" + f.Is
		}
	}
	return ""
}

// TestAFolderIsLookedAtTakenAndTakenBack brings the sample as an archive, with a price that falls, one that becomes ten times as high, a
// property that goes, and a new one: it changes nothing until it is taken, and nothing is left of it when it is taken back.
func TestAFolderIsLookedAtTakenAndTakenBack(t *testing.T) {
	for _, below := range []string{"", "export/"} {
		s := open(t)
		before := s.all(t)
		v := s.bring(t, "map.zip", folder(t, below, func(number int, r map[string]any) map[string]any {
			switch number {
			case 1096:
				r["price"] = 339000.0
			case 1095:
				r["price"] = r["price"].(float64) * 10
			case 1094:
				r["gone"] = true
			case 1093:
				r["photos"] = append(r["photos"].([]any), "nowhere.jpg")
				r["title"] = map[string]any{"nl": "Anders"}
			case 1001:
				r["number"] = 2001.0
			}
			return r
		}))
		if got := s.all(t); !reflect.DeepEqual(got, before) {
			t.Fatal("looking at a delivery changed the site")
		}
		cheaper, far, gone, titled, made := find(t, v, 1096), find(t, v, 1095), find(t, v, 1094), find(t, v, 1093), find(t, v, 2001)
		if v.Format != deliveries.Folder || fieldOf(cheaper, "price") != "349000.00→339000.00" || !cheaper.Cheaper || !cheaper.Chosen() ||
			cheaper.Called != "Molenstraat 14, Kinrooi" || len(cheaper.Fields) != 1 {
			t.Errorf("the cheaper home is %+v", cheaper)
		}
		if far.Chosen() || !slices.Equal(far.Questions, []deliveries.Question{deliveries.FarPrice}) || far.Change != deliveries.Changed {
			t.Errorf("the home with a price ten times as high is %+v, want a question", far)
		}
		if gone.Change != deliveries.Gone || !strings.HasSuffix(fieldOf(gone, "standing"), "→WITHDRAWN") {
			t.Errorf("the home that goes is %+v", gone)
		}
		if kind := titled.Troubles; len(kind) != 1 || *kind[0].Kind != records.FileUnusable || *kind[0].Value != "nowhere.jpg" {
			t.Errorf("the home with a photo that is not there has %+v", kind)
		}
		if made.Change != deliveries.New || made.Sum != "" || fieldOf(made, "photos") == "" || made.Source() != nil {
			t.Errorf("the new home is %+v", made)
		}
		if same := find(t, v, 1090); same.Change != deliveries.Same || same.Chosen() {
			t.Errorf("a home that is as it was is %+v", same)
		}
		taken := s.take(t, v, 1095)
		after := s.all(t)
		for number, text := range after {
			if changes := slices.Contains([]int{1096, 1095, 1094, 1093, 2001}, number); changes != (before[number] != text) {
				t.Errorf("home %d changed: %t: %+v", number, !changes, find(t, v, number))
			}
		}
		entries, err := s.Store.Imports.Entries(t.Context(), []int{1094, 1095})
		if err != nil || entries[1094].Record.Status != market.Cancelled || len(entries[1094].Photos) == 0 ||
			*entries[1095].Record.Price < 1e8 {
			t.Errorf("after it was taken, 1094 is %+v and 1095 %+v", entries[1094].Record, entries[1095].Record)
		}
		if taken.Taken == nil || taken.Taken.Properties != 5 || taken.Taken.Until.Sub(taken.Taken.At) != limits.UndoTime {
			t.Errorf("the delivery is %+v", taken.Taken)
		}
		if files, err := os.ReadDir(s.Folder); err != nil || len(files) != 0 {
			t.Errorf("%v stay of a delivery that was taken (%v)", files, err)
		}
		if u := s.undo(t, taken); u.Properties != 5 || len(u.Left) > 0 {
			t.Errorf("undoing gives %+v", u)
		}
		for number, text := range s.all(t) {
			if before[number] != text {
				t.Errorf("after the undo %d is\n%s\nwant\n%s", number, text, before[number])
			}
		}
		if list := s.own(t); len(list) != 0 {
			t.Errorf("after the undo %d deliveries are there", len(list))
		}
	}
}

const sheet = "Referentie;Koop of huur;Type;Titel NL;Vraagprijs;Straat;Nummer;Postcode;Gemeente;Adres tonen;Slaapkamers;Zwembadkleur\n" +
	"BR-1;te koop;Appartement;Zicht;€ 249.500;Dorpsstraat;12;3640;Kinrooi;ja;2;blauw\n" +
	"BR-2;te koop;Kasteel;Groot;€ 900.000;Dorpsstraat;14;3640;Kinrooi;ja;9;\n"

// workbook is the sheet as a workbook.
func workbook(t *testing.T) []byte {
	t.Helper()
	book := excelize.NewFile()
	for i, line := range strings.Split(strings.TrimSpace(sheet), "\n") {
		cells := strings.Split(line, ";")
		at, _ := excelize.CoordinatesToCellName(1, i+1)
		if err := book.SetSheetRow("Sheet1", at, &cells); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	if err := book.Write(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

const openImmo = `<?xml version="1.0"?><openimmo><anbieter><immobilie><objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/>
	<objektart><wohnung/></objektart></objektkategorie><geo><plz>3640</plz><ort>Kinrooi</ort><strasse>Dorpsstraat</strasse></geo>
	<preise><kaufpreis>249500</kaufpreis></preise><freitexte><objekttitel>Zicht</objekttitel></freitexte>
	<anhaenge><anhang location="EXTERN" gruppe="BILD"><daten><pfad>foto.png</pfad></daten></anhang></anhaenge>
	<verwaltung_techn><objektnr_extern>BR-1</objektnr_extern><aktion aktionart="CHANGE"/><sprache>nl-BE</sprache></verwaltung_techn>
	</immobilie></anbieter></openimmo>`

// TestFilesOfOtherSystems brings sheets and OpenImmo, alone and with pictures: properties are new, what cannot be taken says why, and the
// whole is taken back.
func TestFilesOfOtherSystems(t *testing.T) {
	for name, c := range map[string]struct {
		content []byte
		format  deliveries.Format
		photos  int
		bad     int
	}{
		"voorraad.csv":   {[]byte(sheet), deliveries.Sheet, 0, 1},
		"voorraad.xlsx":  {workbook(t), deliveries.Sheet, 0, 1},
		"openimmo.xml":   {[]byte(openImmo), deliveries.OpenImmo, 0, 0},
		"openimmo.zip":   {archive(t, map[string][]byte{"o.xml": []byte(openImmo), "foto.png": pictureOf(t)}), deliveries.OpenImmo, 1, 0},
		"sheet in a zip": {archive(t, map[string][]byte{"a.csv": []byte(sheet)}), deliveries.Sheet, 0, 1},
	} {
		s := open(t)
		before := s.all(t)
		v := s.bring(t, name, c.content)
		bad := 0
		for _, p := range v.Properties {
			if p.Change == deliveries.Unusable {
				bad++
				if p.Takeable() || len(p.Troubles) == 0 {
					t.Errorf("%s: what cannot be taken is %+v", name, p)
				}
			}
			for _, trouble := range p.Troubles {
				if trouble.Law == nil && (trouble.Kind == nil || *trouble.Kind == records.ProblemOther) {
					t.Errorf("%s: the desk has no words for %q", name, trouble.Text)
				}
			}
		}
		if v.Format != c.format || bad != c.bad || len(v.Properties) != 1+c.bad {
			t.Fatalf("%s is read as %s: %+v", name, v.Format, v.Properties)
		}
		if c.format == deliveries.Sheet && (len(v.Notes) != 1 || *v.Notes[0].Kind != records.ColumnUnknown ||
			*v.Notes[0].Value != "Zwembadkleur") {
			t.Errorf("%s: the notes of the sheet are %+v", name, v.Notes)
		}
		taken := s.take(t, v)
		var made []int
		for number := range s.all(t) {
			if _, was := before[number]; !was {
				made = append(made, number)
			}
		}
		if len(made) != 1 {
			t.Fatalf("%s: %v are new", name, made)
		}
		entries, err := s.Store.Imports.Entries(t.Context(), made)
		if e := entries[made[0]]; err != nil || len(e.Photos) != c.photos || *e.Record.Street != "Dorpsstraat" {
			t.Errorf("%s: the new home is %+v (%v)", name, e, err)
		}
		s.undo(t, taken)
		if got := s.all(t); !reflect.DeepEqual(got, before) {
			t.Errorf("%s: after the undo the site is not as it was", name)
		}
	}
}

// TestWhatSomebodyChangedMeanwhileStays undoes a delivery of which one property was changed since, and one new property was written about.
func TestWhatSomebodyChangedMeanwhileStays(t *testing.T) {
	s := open(t)
	before := s.all(t)
	two := strings.ReplaceAll(sheet, "Kasteel", "Appartement")
	taken := s.take(t, s.bring(t, "voorraad.csv", []byte(two)))
	again := s.take(t, s.bring(t, "voorraad.csv", []byte(strings.Replace(two, "249.500", "239.500", 1))))
	u := s.undo(t, taken)
	if u.Properties != 1 || len(u.Left) != 1 || u.Left[0].Used || u.Left[0].Called != "Dorpsstraat 12, Kinrooi" {
		t.Fatalf("the undo of the first delivery gives %+v, want the home that the second changed to stay", u)
	}
	s.undo(t, again)
	for number, text := range s.all(t) {
		if _, was := before[number]; !was && !strings.Contains(text, "249500") {
			t.Errorf("after the undo of the second delivery the home is %s", text)
		}
	}
	if _, problems, err := s.Undo(s.ctx, &deliveries.Input{Delivery: again.ID}); err != nil || len(problems) != 1 ||
		problems[0].Code != forms.Unknown {
		t.Errorf("the second undo of one delivery gives %v (%v)", problems, err)
	}
	third := s.take(t, s.bring(t, "voorraad.csv", []byte(strings.ReplaceAll(two, "BR-", "CR-"))))
	var made int
	for _, p := range third.Properties {
		made = *p.Number
	}
	const insert = `INSERT INTO lead (id, form, key, language, title, first_name, last_name, email, phone, page, content, answer,
		created_at, property) VALUES ('l1', 'x', 'k', 'nl', '', '', '', '', '', '', '{}', '{}', 1, ?)`
	if _, err := s.Store.Write(t.Context(), handle.Statement{SQL: insert, Args: []any{made}}); err != nil {
		t.Fatal(err)
	}
	if u := s.undo(t, third); u.Properties != 1 || len(u.Left) != 1 || !u.Left[0].Used || u.Left[0].Number != made {
		t.Errorf("the undo of a new home about which somebody wrote gives %+v", u)
	}
}

// TestTimeOfADelivery shows that one waits limits.DeliveryTime and can be undone for limits.UndoTime, whatever happens to the program.
func TestTimeOfADelivery(t *testing.T) {
	s := open(t)
	v := s.bring(t, "voorraad.csv", []byte(sheet))
	s.Service = &deliveries.Service{Store: s.Store, Media: s.Media, Folder: s.Folder, Staff: s.Staff, Enter: s.Enter} // a program anew
	s.now = s.now.Add(limits.DeliveryTime - time.Minute)
	if err := s.Sweep(t.Context()); err != nil || len(s.own(t)) != 1 {
		t.Fatalf("before its time is over the delivery is gone (%v)", err)
	}
	s.now = s.now.Add(2 * time.Minute)
	if len(s.own(t)) != 0 {
		t.Error("after its time the delivery still waits")
	}
	if err := s.Sweep(t.Context()); err != nil {
		t.Fatal(err)
	}
	if files, _ := os.ReadDir(s.Folder); len(files) != 0 {
		t.Errorf("after its time %v stay of the delivery", files)
	}
	if _, _, problems, err := s.Take(s.ctx, &deliveries.TakeInput{Delivery: v.ID, Properties: []string{v.Properties[0].Key}}); err != nil ||
		len(problems) != 1 {
		t.Errorf("taking it gives %v (%v)", problems, err)
	}
	taken := s.take(t, s.bring(t, "voorraad.csv", []byte(sheet)))
	s.now = s.now.Add(limits.UndoTime + time.Second)
	if _, problems, err := s.Undo(s.ctx, &deliveries.Input{Delivery: taken.ID}); err != nil || len(problems) != 1 {
		t.Errorf("undoing it too late gives %v (%v)", problems, err)
	}
}

// TestAlertsWaitWhileADeliveryCanBeUndone shows that news of a delivery waits until the undo is over, and that none is left after an undo.
func TestAlertsWaitWhileADeliveryCanBeUndone(t *testing.T) {
	s := open(t)
	news := func() (n int) {
		if err := s.Store.One(t.Context(), &n, "SELECT count(*) FROM news"); err != nil {
			t.Fatal(err)
		}
		return n
	}
	clear := func() {
		if err := s.Staff.Leads.Alerts().Queue(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	clear()
	if n := news(); n != 0 {
		t.Fatalf("%d news wait for nothing", n)
	}
	taken := s.take(t, s.bring(t, "voorraad.csv", []byte(sheet)))
	clear()
	if n := news(); n != 1 {
		t.Errorf("while the delivery can be undone %d news wait, want the new home", n)
	}
	s.undo(t, taken)
	if n := news(); n != 0 {
		t.Errorf("after the undo %d news are there", n)
	}
	s.take(t, s.bring(t, "voorraad.csv", []byte(sheet)))
	s.now = s.now.Add(limits.UndoTime + time.Second)
	clear()
	if n := news(); n != 0 {
		t.Errorf("after the time of undo %d news still wait", n)
	}
}

// TestWhatTheSiteChangedIsLookedAtAgain refuses to take a property that changed on the site since the delivery was looked at.
func TestWhatTheSiteChangedIsLookedAtAgain(t *testing.T) {
	s := open(t)
	one := func(price float64) []byte {
		return folder(t, "", func(number int, r map[string]any) map[string]any {
			if number != 1096 {
				return nil
			}
			r["price"] = price
			return r
		})
	}
	v := s.bring(t, "a.zip", one(339000))
	other := *s
	other.ctx = s.as(t, desk.Manager)
	other.take(t, other.bring(t, "b.zip", one(329000)))
	before := s.all(t)
	_, stale, problems, err := s.Take(s.ctx, &deliveries.TakeInput{Delivery: v.ID, Properties: []string{v.Properties[0].Key}})
	if err != nil || len(problems) > 0 || stale == nil || fieldOf(stale.Delivery.Properties[0], "price") != "329000.00→339000.00" {
		t.Errorf("taking a home that changed meanwhile gives %+v, %v (%v)", stale, problems, err)
	}
	if !reflect.DeepEqual(s.all(t), before) {
		t.Error("a stale delivery was written")
	}
}

// TestPropertiesOfOthers shows that a delivery leaves properties of the desk alone, asks about those of another source, and that an agent
// takes only own ones.
func TestPropertiesOfOthers(t *testing.T) {
	s := open(t)
	if _, err := s.Store.Write(t.Context(), handle.Statement{SQL: "UPDATE property SET source = 'desk' WHERE number = 1096"},
		handle.Statement{SQL: "UPDATE property SET source = 'openimmo' WHERE number = 1095"}); err != nil {
		t.Fatal(err)
	}
	content := folder(t, "", func(number int, r map[string]any) map[string]any {
		if number > 1094 {
			r["price"] = r["price"].(float64) - 1000
		}
		return r
	})
	v := s.bring(t, "map.zip", content)
	if desk := find(t, v, 1096); desk.Takeable() || *desk.Troubles[0].Kind != records.LeftToDesk {
		t.Errorf("a home of the desk is %+v", desk)
	}
	if other := find(t, v, 1095); other.Chosen() || !slices.Contains(other.Questions, deliveries.OtherSource) ||
		*other.Source() != records.OfFileSource {
		t.Errorf("a home of another source is %+v", other)
	}
	key := find(t, v, 1096).Key
	for _, keys := range [][]string{{key}, {"nothing"}, {}} {
		if _, _, problems, err := s.Take(s.ctx, &deliveries.TakeInput{Delivery: v.ID, Properties: keys}); err != nil || len(problems) != 1 {
			t.Errorf("taking %v gives %v (%v)", keys, problems, err)
		}
	}
	s.ctx = s.as(t, desk.Agent)
	if p := find(t, s.bring(t, "map.zip", content), 1095); p.Takeable() || !p.Forbidden {
		t.Errorf("for an agent the home of another one is %+v", p)
	}
	for _, role := range []desk.StaffRole{desk.Editor} {
		if _, _, err := s.Bring(s.as(t, role), "a.csv", strings.NewReader(sheet)); !errors.Is(err, staff.ErrForbidden) {
			t.Errorf("%s brings a delivery: %v", role, err)
		}
	}
}

// TestRefusedFiles names why a file is not read, and leaves nothing of it.
func TestRefusedFiles(t *testing.T) {
	s := open(t)
	rows := strings.Repeat("BR;te koop\n", limits.DeliveryProperties+1)
	for i := range limits.DeliveryProperties + 1 {
		rows = strings.Replace(rows, "BR;", fmt.Sprintf("B%d;", i), 1)
	}
	many := map[string][]byte{}
	for i := range limits.DeliveryFiles + 1 {
		many[fmt.Sprint(i)] = nil
	}
	for name, c := range map[string]struct {
		content []byte
		want    deliveries.Refused
	}{
		"leeg.csv": {nil, deliveries.Refused{Reason: deliveries.Empty}},
		"half.zip": {archive(t, map[string][]byte{"a.csv": []byte(sheet)})[:60], deliveries.Refused{Reason: deliveries.Damaged}},
		"foto's.zip": {archive(t, map[string][]byte{"a.jpg": {1}, "b/c.png": {1}, "x.doc": {1}}),
			deliveries.Refused{Reason: deliveries.NoList, Pictures: 2, Others: 1}},
		"oud.xls": {[]byte("\xd0\xcf\x11\xe0aaaa"), deliveries.Refused{Reason: deliveries.OldWorkbook}},
		"blad.ods": {archive(t, map[string][]byte{"mimetype": {1}, "content.xml": {1}}),
			deliveries.Refused{Reason: deliveries.OpenDocument}},
		"foto.png":               {pictureOf(t), deliveries.Refused{Reason: deliveries.OtherFile}},
		"epc.pdf":                {[]byte("%PDF-1.7 text"), deliveries.Refused{Reason: deliveries.OtherFile}},
		"pagina.html":            {[]byte("<html><body>x</body></html>"), deliveries.Refused{Reason: deliveries.NotOpenImmo}},
		"blad.csv":               {[]byte("Straat;Nummer\nDorpsstraat;1\n"), deliveries.Refused{Reason: deliveries.NoReference}},
		"kop.csv":                {[]byte("Referentie;Straat\n"), deliveries.Refused{Reason: deliveries.NoProperties}},
		"wit.csv":                {[]byte("\n\n"), deliveries.Refused{Reason: deliveries.NoSheet}},
		"te veel.csv":            {[]byte("Referentie;Koop of huur\n" + rows), deliveries.Refused{Reason: deliveries.TooMany}},
		"te groot.zip":           {archive(t, many), deliveries.Refused{Reason: deliveries.TooLarge}},
		"uitgepakt te groot.zip": {saidToBe(t, limits.DeliveryUnpackedBytes, 1), deliveries.Refused{Reason: deliveries.TooLarge}},
		"uitgepakt groot.zip": {saidToBe(t, limits.DeliveryUnpackedBytes-1, 1),
			deliveries.Refused{Reason: deliveries.NoList, Pictures: 2}},
	} {
		refusal, problems, err := s.Bring(s.ctx, name, bytes.NewReader(c.content))
		c.want.File = name
		if err != nil || len(problems) > 0 || refusal == nil || *refusal != c.want {
			t.Errorf("%s is refused with %+v, %v (%v), want %+v", name, refusal, problems, err, c.want)
		}
	}
	if files, err := os.ReadDir(s.Folder); err != nil || len(files) != 0 || len(s.own(t)) != 0 {
		t.Errorf("%v stay of refused files (%v)", files, err)
	}
}

// saidToBe is an archive of pictures that has none of their bytes, but says how large they are.
func saidToBe(t *testing.T, sizes ...uint64) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for i, size := range sizes {
		if _, err := z.CreateRaw(&zip.FileHeader{Name: fmt.Sprint(i, ".jpg"), UncompressedSize64: size}); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// TestADeliveryIsReplacedAndDropped shows that a member has one delivery that waits, which can be forgotten.
func TestADeliveryIsReplacedAndDropped(t *testing.T) {
	s := open(t)
	s.bring(t, "een.csv", []byte(sheet))
	v := s.bring(t, `C:\map\twee`+"\x07.csv", []byte(sheet))
	if list := s.own(t); len(list) != 1 || v.File != "twee.csv" {
		t.Errorf("%d deliveries wait, and the second is called %q", len(list), v.File)
	}
	long := strings.Repeat("é", limits.DeliveryNameCharacters)
	if v = s.bring(t, long+".csv", []byte(sheet)); v.File != long {
		t.Errorf("a delivery with a long name is called %q", v.File)
	}
	if _, problems, err := s.Drop(s.ctx, &deliveries.Input{Delivery: v.ID}); err != nil || len(problems) > 0 || len(s.own(t)) != 0 {
		t.Errorf("dropping it gives %v (%v)", problems, err)
	}
	if files, err := filepath.Glob(filepath.Join(s.Folder, "*")); err != nil || len(files) != 0 {
		t.Errorf("%v stay of what was dropped", files)
	}
	if _, problems, err := s.Drop(s.ctx, &deliveries.Input{Delivery: v.ID}); err != nil || len(problems) != 1 {
		t.Errorf("dropping it again gives %v (%v)", problems, err)
	}
}
