package links_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff/links"
)

// TestReplaceLinkSecret tries each secret at the CRM before it is stored. The second step is asked again, and the log has no secret.
func TestReplaceLinkSecret(t *testing.T) {
	d := stafftest.Open(t, stafftest.Sunday)
	room := &links.Service{Service: d.Service}
	stafftest.Must(t, d.Store.Links.AddLink(t.Context(), "office", "whise", nil, "old"))
	d.Runner.Try = func(_ context.Context, _, secret string) (bool, error) {
		if secret == "unheard" {
			return false, crmlinks.NewLinkFault(crmlinks.CRMNoAnswer, nil, errors.New("the CRM was silent"))
		}
		return secret == "new", nil
	}
	for _, c := range []struct {
		link, secret string
		want         forms.ProblemCode
		reason       string
		stored       string
	}{{"office", " ", forms.Required, "", "old"}, {"office", strings.Repeat("x", limits.CRMSecretLength+1), forms.TooLong, "", "old"},
		{"elsewhere", "new", forms.Unknown, "", "old"}, {"office", "wrong", forms.WrongLogin, "", "old"},
		{"office", "unheard", "", "the CRM was silent", "old"}, {"office", " new\n", "", "", "new"}} {
		_, notTried, problems, err := room.ReplaceLinkSecret(d.Request(), &links.SecretInput{Link: c.link, Secret: c.secret})
		if code := stafftest.Only(t,
			problems, err); code != c.want || (notTried != nil) != (c.reason != "") ||
			notTried != nil && (notTried.Reason != c.reason || notTried.Failure != crmlinks.CRMNoAnswer) {
			t.Errorf("the secret %.9q of %s gives %q and %+v, want %q and %q", c.secret, c.link, code, notTried, c.want, c.reason)
		}
		if l, err := d.Store.Links.LinkNamed(t.Context(), "office"); err != nil || l.Secret != c.stored {
			t.Errorf("after the secret %.9q there is %q, want %q (%v)", c.secret, l.Secret, c.stored, err)
		}
	}
	actions, err := d.Store.Log.Actions(t.Context(), 1, nil, 1)
	if err != nil || len(actions) != 1 || actions[0].Name != "replaceLinkSecret" || actions[0].Record != "link:office" ||
		actions[0].Before+actions[0].After != "" {
		t.Errorf("the log has %+v, want who replaced it and no secret (%v)", actions, err)
	}
	d.Clock = d.Clock.Add(limits.StaffConfirmTime)
	_, _, problems, err := room.ReplaceLinkSecret(d.Request(), &links.SecretInput{Link: "office", Secret: "new"})
	if code := stafftest.Only(t, problems, err); code != forms.CodeAgain {
		t.Errorf("a quarter of an hour later it gives %q, want CODE_AGAIN", code)
	}
}
