package content

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// bare are contents that lack something.
var bare = []string{`{}`, `null`, `{"start":"0001-01-01T00:00:00Z"}`,
	`{"person":null,"start":null,"second":null,"address":null,"filter":null,"category":null,"goal":null,"preference":null}`,
	`{"slot":null,"statements":null,"documents":null,"validFrom":null,"budget":null,"unit":null}`}

// TestStoredFormsMayLackAnything reads every form as another program or an older version may have stored it: a list, its export, the desk
// and a CRM show what is there, and none of them stops at what is not.
func TestStoredFormsMayLackAnything(t *testing.T) {
	c := &agency.Catalog{Site: &agency.Site{}}
	forms := []string{inbox.NewsletterEntry, inbox.DemandEntry}
	for _, kind := range leads.Forms {
		forms = append(forms, kind.Name)
	}
	for _, form := range forms {
		for _, content := range bare {
			lead := inbox.Lead{ID: "A", Form: form, Content: content}
			line, err := SheetLine(c, inbox.Entry{Lead: lead})
			if err != nil || len(line) != len(sheet) {
				t.Errorf("%s with %s has %d columns (%v), want %d", form, content, len(line), err, len(sheet))
			}
			if message, err := ForCRM(c, lead, nil); err != nil || !message.Start.IsZero() {
				t.Errorf("%s with %s goes to a CRM with the moment %v (%v), want none", form, content, message.Start, err)
			}
			_, fields, err := FieldsOf(c, lead, locale.French)
			if err != nil {
				t.Errorf("%s with %s is not shown: %v", form, content, err)
			}
			for _, f := range fields {
				if f.Label == "" || strings.Contains(f.Value, "janvier") {
					t.Errorf("%s with %s shows %+v, want no moment and a label", form, content, f)
				}
			}
		}
	}
}

// TestCancelledAppointmentWithoutMomentSaysNone makes the message about an appointment that is gone.
func TestCancelledAppointmentWithoutMomentSaysNone(t *testing.T) {
	c := &agency.Catalog{Site: &agency.Site{}}
	message := ChangeForCRM(c, inbox.Lead{ID: "A"}, nil, crmlinks.CRMLead{Cancelled: true})
	if !strings.HasSuffix(message.Message, ": A") || !message.Start.IsZero() {
		t.Errorf("the message is %q at %v, want one that ends with its reference, without a moment", message.Message, message.Start)
	}
	for _, year := range []string{"0001", "1970"} {
		if strings.Contains(message.Message, year) {
			t.Errorf("the message %q names the year %s", message.Message, year)
		}
	}
}
