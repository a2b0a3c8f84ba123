package staff_test

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/staff"
)

// records answers like DNS.
type records map[string]string

func (r records) LookupTXT(_ context.Context, name string) ([]string, error) {
	if text, has := r[strings.TrimSuffix(name, ".")]; has {
		return []string{text}, nil
	}
	return nil, &net.DNSError{IsNotFound: true}
}

// TestCheckMailRecords looks at the domain of the agency's own address.
func TestCheckMailRecords(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	d.Mail.DNS = records{"example.com": "v=spf1 mx -all", "post._domainkey.example.com": "v=DKIM1; p=AB"}
	check := func(selector string) *staff.MailRecordsChecked {
		got, problems, err := d.CheckMailRecords(b.context(t), &staff.CheckMailRecordsInput{Selector: &selector})
		if err != nil || len(problems) > 0 {
			t.Fatalf("the check gives %v (%v)", problems, err)
		}
		return got
	}
	if got := check(" post "); got.Domain != "example.com" || verdicts(got) != "GOOD GOOD MISSING" {
		t.Errorf("the check gives %+v, want SPF and DKIM good, and no DMARC", got)
	}
	if got := check(""); verdicts(got) != "GOOD MISSING MISSING" || got.Records[1].Name != "" {
		t.Errorf("without the key's name the check gives %+v, want SPF good and DKIM missing without a name", got)
	}
	for selector, want := range map[string]forms.ProblemCode{"a b": forms.OutOfRange, "a..b": forms.OutOfRange, "é": forms.OutOfRange,
		strings.Repeat("a", limits.SelectorCharacters+1): forms.TooLong} {
		_, problems, err := d.CheckMailRecords(b.context(t), &staff.CheckMailRecordsInput{Selector: &selector})
		if code := only(t, problems, err); code != want {
			t.Errorf("the key %q gives %s, want %s", selector, code, want)
		}
	}
	if _, problems, err := d.CheckMailRecords((&browser{}).context(t), &staff.CheckMailRecordsInput{}); only(t, problems,
		err) != forms.SignedOut {
		t.Errorf("without a session it gives %v, want SIGNED_OUT", problems)
	}
}

func verdicts(c *staff.MailRecordsChecked) string {
	list := make([]mail.Verdict, len(c.Records))
	for i, f := range c.Records {
		list[i] = f.Verdict
	}
	return strings.Trim(fmt.Sprint(list), "[]")
}

// waitingDNS answers when the test lets it.
type waitingDNS chan struct{}

func (w waitingDNS) LookupTXT(context.Context, string) ([]string, error) { <-w; return nil, nil }

// TestMailRecordsAreLookedUpOneAtATime: a second look-up meanwhile is refused as TOO_OFTEN.
func TestMailRecordsAreLookedUpOneAtATime(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	dns, done := waitingDNS(make(chan struct{})), make(chan error)
	d.Mail.DNS = dns
	first := b.context(t)
	go func() {
		_, _, err := d.CheckMailRecords(first, &staff.CheckMailRecordsInput{})
		done <- err
	}()
	dns <- struct{}{} // the first look-up is under way
	if _, problems, err := d.CheckMailRecords(b.context(t), &staff.CheckMailRecordsInput{}); only(t, problems, err) != forms.TooOften {
		t.Errorf("a second look-up meanwhile gives %v, want TOO_OFTEN", problems)
	}
	close(dns)
	if err := <-done; err != nil {
		t.Error(err)
	}
}

// TestOutbox tells managers what waits, and sends again what failed without touching what waits for something else.
func TestOutbox(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	retried := 0
	d.Mail.Retry = func() { retried++ }
	at := d.now.Unix()
	for _, e := range []string{"('failed', 'x', 'a@example.org', x'', %[1]d - 900, %[1]d + 600, 3, '451 later')",
		"('again', 'x', 'a@example.org', x'', %[1]d - 60, %[1]d + 60, 1, 'no route')",
		"('answer', 'x', 'a@example.org', x'', %[1]d, %[1]d + 10, 0, NULL)"} {
		sql := "INSERT INTO outbox (id, kind, recipient, message, created_at, due_at, tries, last_error) VALUES " + fmt.Sprintf(e, at)
		if _, err := d.store.Write(t.Context(), handle.Statement{SQL: sql}); err != nil {
			t.Fatal(err)
		}
	}
	desk, err := d.Desk(b.context(t))
	if err != nil {
		t.Fatal(err)
	}
	o, err := d.Outbox(t.Context(), desk)
	if err != nil || o.Emails != 3 || o.Failed != 2 || *o.LastError != "451 later" || !o.OldestAt.Equal(d.now.Add(-15*time.Minute)) {
		t.Errorf("the outbox is %+v, want three emails, two of them failed, and the last error (%v)", o, err)
	}
	got, problems, err := d.RetryEmails(b.context(t))
	if err != nil || len(problems) > 0 || got.Emails != 2 || retried != 1 {
		t.Errorf("trying again gives %+v, %v (%v), %d times; want two emails, once", got, problems, err, retried)
	}
	if due, err := d.store.Outbox.DueEmails(t.Context(), d.now, 9); err != nil || len(due) != 2 {
		t.Errorf("%d emails are due now, want the two that failed (%v)", len(due), err)
	}
	if _, problems, err := d.RetryEmails((&browser{}).context(t)); only(t, problems, err) != forms.SignedOut {
		t.Errorf("without a session it gives %v, want SIGNED_OUT", problems)
	}
	d.Mail.Retry = nil
	if _, _, err := d.RetryEmails(b.context(t)); !errors.Is(err, staff.ErrForbidden) {
		t.Errorf("without a mail server trying again gives %v, want ErrForbidden", err)
	}
}
