package deliveries_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/staff"
)

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
