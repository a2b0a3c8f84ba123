package deskhttp_test

import (
	"strings"
	"testing"
)

// TestDeskIsOnePageAtEveryPath shows that every path of the desk answers the same page, which is never cached or indexed and loads files of
// this site only.
func TestDeskIsOnePageAtEveryPath(t *testing.T) {
	v := visit(t)
	first := v.Get(t, "/desk/")
	if !strings.Contains(first.Text, `<meta name="robots" content="noindex">`) || !strings.Contains(first.Text, `src="/desk/assets/`) ||
		strings.Contains(first.Text, "//") {
		t.Fatalf("the desk is %s, want a page that is not indexed, with files of its own only", first.Text)
	}
	for _, path := range []string{"/desk/", "/desk/inbox", "/desk/inbox/lead-1?list=MINE", "/desk/no/such/screen"} {
		r := v.Get(t, path)
		if r.StatusCode != 200 || r.Text != first.Text {
			t.Errorf("%s: status %d with %d bytes, want the page of /desk/", path, r.StatusCode, len(r.Text))
		}
		for name, want := range map[string]string{"X-Robots-Tag": "noindex", "Cache-Control": "no-store", "Referrer-Policy": "no-referrer",
			"X-Content-Type-Options": "nosniff"} {
			if got := r.Header.Get(name); got != want {
				t.Errorf("%s: %s is %q, want %q", path, name, got, want)
			}
		}
		policy := r.Header.Get("Content-Security-Policy")
		if !strings.Contains(policy, "default-src 'none'; script-src 'self'; style-src 'self';") || strings.Contains(policy, "http") ||
			strings.Contains(policy, "unsafe") || !strings.Contains(policy, "frame-ancestors 'none'") {
			t.Errorf("%s: the policy is %q, want own files, nothing inline and no frame", path, policy)
		}
	}
}

func TestDeskHasOneAddressAndTakesNoForm(t *testing.T) {
	v := visit(t)
	if r := v.Get(t, "/desk"); r.StatusCode/100 != 3 || r.Header.Get("Location") != "/desk/" {
		t.Errorf("/desk: status %d to %q, want a redirect to /desk/", r.StatusCode, r.Header.Get("Location"))
	}
	if r := v.Get(t, "/desk/assets/none.js"); r.StatusCode != 404 {
		t.Errorf("a file that does not exist: status %d, want 404", r.StatusCode)
	}
	if r := v.Get(t, "/sitemap.xml"); strings.Contains(r.Text, "desk") {
		t.Errorf("the sitemap names the desk: %s", r.Text)
	}
}
