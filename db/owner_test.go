package db

import (
	"testing"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/locale"
)

// owns adds an owner of properties with the password hash "hash".
func owns(t *testing.T, s *Store, email string, properties ...int) *owners.Owner {
	t.Helper()
	if ok, err := s.Owners.AddOwner(t.Context(), owners.Owner{Name: "Owner " + email, Email: email, Language: locale.Dutch},
		properties); !ok || err != nil {
		t.Fatalf("the owner %s cannot be added: %v, %v", email, ok, err)
	}
	if ok, err := s.Owners.SetPassword(t.Context(), email, "hash"); !ok || err != nil {
		t.Fatalf("the password of %s cannot be set: %v, %v", email, ok, err)
	}
	o, err := s.Owners.OwnerWith(t.Context(), email)
	if err != nil || o == nil {
		t.Fatalf("the owner %s is not found (%v)", email, err)
	}
	return o
}

// begin begins a session of an owner that ends in a day.
func begin(t *testing.T, s *Store, o *owners.Owner, token string, at time.Time) {
	t.Helper()
	if ok, err := s.Owners.BeginSession(t.Context(), owners.Session{Token: token, Owner: o.ID, At: at, Ends: at.Add(24 * time.Hour)},
		"", o.Password,
		"2026-01-01", nil); !ok || err != nil {
		t.Fatalf("the session %s cannot begin: %v, %v", token, ok, err)
	}
}

// whose gives the address of the owner of a session, "" for nobody.
func whose(t *testing.T, s *Store, token string, now time.Time) string {
	t.Helper()
	o, err := s.Owners.OwnerOf(t.Context(), token, time.Hour, now)
	if err != nil {
		t.Fatal(err)
	}
	if o == nil {
		return ""
	}
	return o.Email
}

func TestOwnerOfSessionExpires(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	o := owns(t, s, "an@example.com", 1)
	begin(t, s, o, "used", noon)
	begin(t, s, o, "idle", noon)
	for now := noon; now.Before(noon.Add(24 * time.Hour)); now = now.Add(50 * time.Minute) {
		if whose(t, s, "used", now) != "an@example.com" {
			t.Fatalf("a session in use ended at %v", now)
		}
	}
	for what, is := range map[string]string{"at its end": whose(t, s, "used", noon.Add(24*time.Hour)),
		"unused":   whose(t, s, "idle", noon.Add(time.Hour)),
		"nobody's": whose(t, s, "", noon), "a digest": whose(t, s, string(handle.Digest("used")), noon)} {
		if is != "" {
			t.Errorf("a session that is %s is valid for %s", what, is)
		}
	}
}

// ofPassword is an email about a password.
var ofPassword = outbox.Email{ID: "told", Kind: "owner-password-changed", Recipient: "an@example.com", Message: []byte("x")}

func TestChangedPasswordEndsSessionsAndLinks(t *testing.T) {
	for name, change := range map[string]func(t *testing.T, s *Store, o *owners.Owner) (bool, error){
		"set": func(t *testing.T, s *Store, o *owners.Owner) (bool, error) {
			return s.Owners.SetPassword(t.Context(), o.Email, "new")
		},
		"reset": func(t *testing.T, s *Store, o *owners.Owner) (bool, error) {
			return s.Owners.ResetPassword(t.Context(), "link", "new", noon, ofPassword)
		},
		"changed": func(t *testing.T, s *Store, o *owners.Owner) (bool, error) {
			return s.Owners.ChangePassword(t.Context(), owners.Session{Token: "next", Owner: o.ID, At: noon, Ends: noon.Add(time.Hour)},
				o.Password,
				"new", ofPassword)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			fill(t, s, property(1, nil))
			o, other := owns(t, s, "an@example.com", 1), owns(t, s, "tom@example.com", 1)
			begin(t, s, o, "old", noon)
			begin(t, s, other, "other", noon)
			for _, token := range []string{"link", "link too"} {
				if _, err := s.Write(t.Context(), owners.InsertPasswordLink(o.Email, token, noon.Add(time.Hour))); err != nil {
					t.Fatal(err)
				}
			}
			if ok, err := change(t, s, o); !ok || err != nil {
				t.Fatalf("the password cannot be changed: %v, %v", ok, err)
			}
			if whose(t, s, "old", noon) != "" || whose(t, s, "other", noon) == "" || count(t, s, "password_link") != 0 {
				t.Error("want the old session and the links of the owner ended, and the session of the other owner kept")
			}
			if n := count(t, s, "outbox"); (n == 1) != (name != "set") {
				t.Errorf("%d emails tell of the new password, want 1, and none when it is set", n)
			}
			if ok, _ := s.Owners.ResetPassword(t.Context(), "link too", "newer", noon, ofPassword); ok {
				t.Error("an old password link is still valid")
			}
			begun, err := s.Owners.BeginSession(t.Context(), owners.Session{Token: "late", Owner: o.ID, At: noon,
				Ends: noon.Add(time.Hour)}, "",
				o.Password,
				"2026-01-01", nil)
			if begun || err != nil || whose(t, s, "late", noon) != "" {
				t.Errorf("a session began with the old password (%v)", err)
			}
		})
	}
}

func TestPasswordLinkIsValidOnce(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	owns(t, s, "an@example.com", 1)
	if _, err := s.Write(t.Context(), owners.InsertPasswordLink("an@example.com", "link", noon.Add(time.Hour)),
		owners.InsertPasswordLink("nobody@example.com", "stray", noon.Add(time.Hour))); err != nil {
		t.Fatal(err)
	}
	if n := count(t, s, "password_link"); n != 1 {
		t.Errorf("%d password links, want 1: an unknown address gets none", n)
	}
	if ok, _ := s.Owners.ResetPassword(t.Context(), "link", "late", noon.Add(time.Hour), ofPassword); ok {
		t.Error("an expired link is valid")
	}
	if ok, _ := s.Owners.ResetPassword(t.Context(), "link", "new", noon, ofPassword); !ok {
		t.Error("a password link is refused before it expires")
	}
	if ok, _ := s.Owners.ResetPassword(t.Context(), "link", "again", noon, ofPassword); ok {
		t.Error("a link is valid twice")
	}
}

func TestBeginSessionEmailsTheAgencyOnceADay(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	o := owns(t, s, "an@example.com", 1)
	for i, day := range []locale.Date{"2026-11-21", "2026-11-21", "2026-11-22"} {
		id := string(rune('a' + i))
		email := &outbox.Email{ID: id, Kind: "owner-login-agency", Recipient: "info@example.com", Message: []byte("x")}
		if ok, err := s.Owners.BeginSession(t.Context(), owners.Session{Token: id, Owner: o.ID, At: noon, Ends: noon.Add(time.Hour)},
			"", o.Password, day,
			email); !ok || err != nil {
			t.Fatalf("the session %s cannot begin: %v, %v", id, ok, err)
		}
	}
	if n := count(t, s, "outbox"); n != 2 {
		t.Errorf("%d emails tell the agency of three logins on two days, want 2", n)
	}
}

func TestChangedAddressEndsPasswordAndSessions(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	o := owns(t, s, "an@example.com", 1)
	begin(t, s, o, "token", noon)
	if _, err := s.Write(t.Context(), handle.Statement{SQL: "UPDATE owner SET email = 'tom@example.com'"}); err != nil {
		t.Fatal(err)
	}
	if now, err := s.Owners.OwnerWith(t.Context(), "tom@example.com"); err != nil || now.Password != nil ||
		whose(t, s, "token", noon) != "" {
		t.Errorf("the password or a session of the old address is still valid (%v)", err)
	}
}
