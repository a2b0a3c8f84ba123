package graph_test

import (
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/graph/postedform"
	"github.com/gevel/gevel/leads"
)

// TestSubmitReportsWhatCannotBeRead posts every form with a value that its field's type cannot read: that must be a problem beside those
// that leads finds.
func TestSubmitReportsWhatCannotBeRead(t *testing.T) {
	c := start(t)
	check := func(form, field, value string, want forms.ProblemCode) {
		t.Run(form, func(t *testing.T) {
			_, problems, err := c.graph.Submit(t.Context(), postedform.Form{Name: form, Values: url.Values{field: {value}}})
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range problems {
				if strings.Join(p.Path, ".") == field && p.Code == want {
					return
				}
			}
			t.Errorf("%s=%s has the problems %v, want %s", field, value, problems, want)
		})
	}
	for _, k := range leads.Forms {
		if k.ByStaff {
			continue
		}
		check(k.Name, "language", "KLINGON", forms.Unknown)
	}
	check("moveAppointment", "start", "soon", forms.DateInvalid)
	check("changeDemand", "filter.bedroomsMin", "two", forms.NotANumber)
}
