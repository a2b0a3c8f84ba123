package deliveries_test

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/limits"
)

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
