package staff_test

import (
	"context"
	"path/filepath"
	"testing"
	"time"

	"github.com/jmoiron/sqlx"
	"github.com/pquerna/otp/totp"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

const (
	an       = "an.vermeulen@example.com"
	unknown  = "nobody@example.com"
	password = "molen-venster-tuin"
)

// deskTest is the service of the sample with a clock, and the manager An.
type deskTest struct {
	*staff.Service
	store *db.Store
	now   time.Time
	file  string // the database
}

func start(t *testing.T) *deskTest {
	t.Helper()
	store, media := sampletest.Open(t)
	d := &deskTest{store: store, now: time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC), file: filepath.Join(filepath.Dir(media), "gevel.db")}
	service := leadstest.Open(t, store)
	service.Now = func() time.Time { return d.now }
	d.Service = &staff.Service{App: service.App, Leads: service.Service, Auth: service.Auth()}
	hash, err := d.Auth.Hasher.Hash(t.Context(), password)
	if err != nil {
		t.Fatal(err)
	}
	m := members.StaffMember{Name: "An Vermeulen", Email: an, Language: locale.Dutch, Role: desk.Manager, Password: &hash}
	if err := store.Members.AddStaff(t.Context(), m, desklog.Action{At: d.now}); err != nil {
		t.Fatal(err)
	}
	return d
}

// rows counts the rows of tables.
func (d *deskTest) rows(t *testing.T, tables ...string) (all int) {
	t.Helper()
	file, err := sqlx.Open("sqlite3", "file:"+d.file+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for _, table := range tables {
		var n int
		if err := file.Get(&n, "SELECT count(*) FROM "+table); err != nil {
			t.Fatal(err)
		}
		all += n
	}
	return all
}

// browser holds the cookies of a browser.
type browser struct{ token, device, address string }

func (b *browser) context(t *testing.T) context.Context {
	return principal.With(t.Context(), &principal.Principal{Desk: b.token, DeskDevice: b.device, Address: b.address, Browser: "Firefox",
		SetDesk:       func(token string, _ time.Time) { b.token = token },
		SetDeskDevice: func(token string, _ time.Time) { b.device = token }})
}

// password tries a password and returns what follows, or the problem.
func (d *deskTest) password(t *testing.T, b *browser, email, password string) (*staff.NextStep, forms.ProblemCode) {
	t.Helper()
	next, problems, err := d.SignIn(b.context(t), &staff.SignInInput{Email: email, Password: password})
	return next, only(t, problems, err)
}

// code tries a code of the phone.
func (d *deskTest) code(t *testing.T, b *browser, code string) (*staff.SignedIn, forms.ProblemCode) {
	t.Helper()
	in, problems, err := d.Code(b.context(t), &staff.CodeInput{Code: code})
	return in, only(t, problems, err)
}

// recover tries a recovery code.
func (d *deskTest) recover(t *testing.T, b *browser, code string) forms.ProblemCode {
	t.Helper()
	_, problems, err := d.Recover(b.context(t), &staff.CodeInput{Code: code})
	return only(t, problems, err)
}

func only(t *testing.T, problems forms.Problems, err error) forms.ProblemCode {
	t.Helper()
	if err != nil || len(problems) > 1 {
		t.Fatalf("the form gives %v (%v), want one problem at most", problems, err)
	}
	if len(problems) == 0 {
		return ""
	}
	return problems[0].Code
}

// shown is the code that the phone shows now.
func (d *deskTest) shown(t *testing.T, secret string) string {
	t.Helper()
	code, err := totp.GenerateCode(secret, d.now)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// setUp signs An in for the first time, and returns the secret and the recovery codes.
func (d *deskTest) setUp(t *testing.T, b *browser) (secret string, codes []string) {
	t.Helper()
	next, code := d.password(t, b, an, password)
	if code != "" || next.SetUp == nil {
		t.Fatalf("the password gives %+v, %q, want a second step to set up", next, code)
	}
	in, code := d.code(t, b, d.shown(t, next.SetUp.Secret))
	if code != "" {
		t.Fatalf("the code that sets the second step up is refused: %s", code)
	}
	return next.SetUp.Secret, in.RecoveryCodes
}

// isIn reports whether the browser is at the desk.
func (d *deskTest) isIn(t *testing.T, b *browser) bool {
	t.Helper()
	n, err := d.Session(b.context(t))
	if err != nil {
		t.Fatal(err)
	}
	return n != nil
}
