package deliveries_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/db/desklog"
	delivering "github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/limits"
)

const wordsSheet = "Referentie;Koop of huur;Type;Status;Titel NL;Vraagprijs;Postcode;Gemeente\n" +
	"W-1;aanbod;Kasteel;vers;Zicht;249500;3640;Kinrooi\n" +
	"W-2;te koop;KASTEEL;;Zicht;249500;3640;Kinrooi\n"

// said lists the words of a delivery with what they mean.
func said(v *delivering.View) (list []string) {
	for _, w := range v.Words {
		list = append(list, fmt.Sprint(w.List, " ", w.Word, " ", w.Meaning, " ", w.Properties))
	}
	return list
}

func changes(v *delivering.View) (list []string) {
	for _, p := range v.Properties {
		list = append(list, string(p.Change))
	}
	return list
}

// mapped says what a word means, and returns the delivery as it is read then.
func (s *site) mapped(t *testing.T, f delivering.MapWordInput) *delivering.View {
	t.Helper()
	m, problems, err := s.MapWord(s.ctx, &f)
	if err != nil || len(problems) > 0 {
		t.Fatalf("mapping %+v gives %v (%v)", f, problems, err)
	}
	return m.Delivery
}

// TestWordsOfADeliveryAreMapped brings a sheet with words that the site does not know: each is listed once, and what it means holds for
// that file, however it writes the word, and for the next one, until it is taken back.
func TestWordsOfADeliveryAreMapped(t *testing.T) {
	s := open(t)
	v := s.bring(t, "words.csv", []byte(wordsSheet))
	wantEqual(t, said(v), []string{"TYPE Kasteel  2", "STATUS vers  1", "GOAL aanbod  1"}, "the words")
	wantEqual(t, changes(v), []string{"UNUSABLE", "UNUSABLE"}, "the changes")
	villa, sale, fresh := s.aType(t), "SALE", "NEW"
	v = s.mapped(t, delivering.MapWordInput{Delivery: v.ID, List: transfer.TypeWords, Word: "kastéél", Type: &villa})
	wantEqual(t, changes(v), []string{"NEW", "UNUSABLE"}, "the changes with the type")
	v = s.mapped(t, delivering.MapWordInput{Delivery: v.ID, List: transfer.StatusWords, Word: "vers", Value: &fresh})
	v = s.mapped(t, delivering.MapWordInput{Delivery: v.ID, List: transfer.GoalWords, Word: "aanbod", Value: &sale})
	wantEqual(t, said(v), []string{fmt.Sprint("TYPE Kasteel ", villa, " 2"), "STATUS vers NEW 1", "GOAL aanbod SALE 1"}, "the words")
	s.take(t, v)
	again := s.bring(t, "words.csv", []byte(strings.ReplaceAll(wordsSheet, "249500", "259500")))
	wantEqual(t, changes(again), []string{"CHANGED", "CHANGED"}, "the changes of the next file")
	e, err := s.Store.Imports.Entries(t.Context(), []int{*again.Properties[0].Number})
	if err != nil {
		t.Fatal(err)
	}
	r := e[*again.Properties[0].Number].Record
	if r.Type != villa || r.Marquee != market.MarqueeNew || r.Goal != market.Sale {
		t.Errorf("the property has the type %d, the band %d and the goal %d", r.Type, r.Marquee, r.Goal)
	}
	again = s.mapped(t, delivering.MapWordInput{Delivery: again.ID, List: transfer.TypeWords, Word: "Kasteel"})
	wantEqual(t, changes(again), []string{"UNUSABLE", "UNUSABLE"}, "the changes when the type means nothing any more")
}

// TestAWordThatMeansSomethingElseIsNotTaken maps a word otherwise while a colleague's delivery waits: it is not taken as it was not shown.
func TestAWordThatMeansSomethingElseIsNotTaken(t *testing.T) {
	s := open(t)
	option, sold := "OPTION", "SOLD"
	v := s.bring(t, "words.csv", []byte(strings.NewReplacer("Kasteel", "Villa", "KASTEEL", "Villa", "aanbod", "koop").Replace(wordsSheet)))
	v = s.mapped(t, delivering.MapWordInput{Delivery: v.ID, List: transfer.StatusWords, Word: "vers", Value: &option})
	w := deliveries.FileWord{List: "STATUS", Word: "vers", Meaning: sold}
	if _, err := s.Store.Deliveries.SetWord(t.Context(), w, desklog.Action{Name: "x"}); err != nil {
		t.Fatal(err)
	}
	f := &delivering.TakeInput{Delivery: v.ID, Properties: []string{v.Properties[0].Key}}
	took, stale, problems, err := s.Take(s.ctx, f)
	if took != nil || stale == nil || len(problems) > 0 || err != nil {
		t.Fatalf("it is taken: %v, %v, %v (%v)", took, stale, problems, err)
	}
	wantEqual(t, said(stale.Delivery), []string{"STATUS vers SOLD 1"}, "the words")
}

// TestWordsThatCannotBeMapped tries what is refused, and the bound of how many words have a meaning.
func TestWordsThatCannotBeMapped(t *testing.T) {
	s := open(t)
	v := s.bring(t, "words.csv", []byte(wordsSheet))
	kind, nobodys, sale := s.aType(t), 999_999, "SALE"
	long := strings.Repeat("é", limits.FileWordCharacters)
	for _, c := range []struct {
		f    delivering.MapWordInput
		path string
		code forms.ProblemCode
	}{
		{delivering.MapWordInput{Delivery: "none", List: transfer.TypeWords, Word: "a", Type: &kind}, "delivery", forms.Unknown},
		{delivering.MapWordInput{Delivery: v.ID, List: transfer.TypeWords, Word: "a", Type: &nobodys}, "type", forms.Unknown},
		{delivering.MapWordInput{Delivery: v.ID, List: transfer.TypeWords, Word: "a", Value: &sale}, "value", forms.Unknown},
		{delivering.MapWordInput{Delivery: v.ID, List: transfer.StatusWords, Word: "a", Value: &sale}, "value", forms.Unknown},
		{delivering.MapWordInput{Delivery: v.ID, List: transfer.GoalWords, Word: "a", Type: &kind}, "value", forms.Unknown},
		{delivering.MapWordInput{Delivery: v.ID, List: transfer.GoalWords, Word: "a", Type: &kind, Value: &sale}, "type", forms.Unknown},
		{delivering.MapWordInput{Delivery: v.ID, List: transfer.GoalWords, Word: " ? ", Value: &sale}, "word", forms.Unknown},
		{delivering.MapWordInput{Delivery: v.ID, List: transfer.GoalWords, Word: long + "é", Value: &sale}, "word", forms.TooLong},
	} {
		_, problems, err := s.MapWord(s.ctx, &c.f)
		if err != nil || len(problems) != 1 || problems[0].Code != c.code || fmt.Sprint(problems[0].Path) != "["+c.path+"]" {
			t.Errorf("mapping %+v gives %+v (%v), want %s of %s", c.f, problems, err, c.code, c.path)
		}
	}
	for n := range limits.FileWords - 1 {
		w := deliveries.FileWord{List: "GOAL", Word: fmt.Sprint(n), Meaning: sale}
		if _, err := s.Store.Deliveries.SetWord(t.Context(), w, desklog.Action{Name: "x"}); err != nil {
			t.Fatal(err)
		}
	}
	s.mapped(t, delivering.MapWordInput{Delivery: v.ID, List: transfer.GoalWords, Word: long, Value: &sale})
	s.mapped(t, delivering.MapWordInput{Delivery: v.ID, List: transfer.GoalWords, Word: "1", Value: &sale})
	_, problems, err := s.MapWord(s.ctx, &delivering.MapWordInput{Delivery: v.ID, List: transfer.GoalWords, Word: "one more", Value: &sale})
	if err != nil || len(problems) != 1 || problems[0].Code != forms.TooMany {
		t.Errorf("one more word gives %+v (%v)", problems, err)
	}
	s.ctx = s.as(t, desk.Editor)
	f := &delivering.MapWordInput{Delivery: v.ID, List: transfer.GoalWords, Word: "1", Value: &sale}
	if _, _, err := s.MapWord(s.ctx, f); err == nil {
		t.Error("an editor maps a word")
	}
}

// aType is the number of a type of the site.
func (s *site) aType(t *testing.T) int {
	t.Helper()
	c, err := s.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return c.Types[0].Number
}

func wantEqual(t *testing.T, got, want []string, what string) {
	t.Helper()
	if strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("%s are %q, want %q", what, got, want)
	}
}
