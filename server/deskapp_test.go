package server_test

import (
	"strings"
	"testing"
)

// TestDeskIsOnePageAtEveryPath shows that every path of the desk answers the same page, which is never cached or indexed and loads files of
// this site only.
func TestDeskIsOnePageAtEveryPath(t *testing.T) {
	v := visitShared(t)
	first := v.get(t, "/desk/")
	if !strings.Contains(first.text, `<meta name="robots" content="noindex">`) || !strings.Contains(first.text, `src="/desk/assets/`) ||
		strings.Contains(first.text, "//") {
		t.Fatalf("the desk is %s, want a page that is not indexed, with files of its own only", first.text)
	}
	for _, path := range []string{"/desk/", "/desk/inbox", "/desk/inbox/lead-1?list=MINE", "/desk/no/such/screen"} {
		r := v.get(t, path)
		if r.StatusCode != 200 || r.text != first.text {
			t.Errorf("%s: status %d with %d bytes, want the page of /desk/", path, r.StatusCode, len(r.text))
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
	v := visitShared(t)
	if r := v.get(t, "/desk"); r.StatusCode/100 != 3 || r.Header.Get("Location") != "/desk/" {
		t.Errorf("/desk: status %d to %q, want a redirect to /desk/", r.StatusCode, r.Header.Get("Location"))
	}
	if r := v.get(t, "/desk/assets/none.js"); r.StatusCode != 404 {
		t.Errorf("a file that does not exist: status %d, want 404", r.StatusCode)
	}
	if r := v.get(t, "/sitemap.xml"); strings.Contains(r.text, "desk") {
		t.Errorf("the sitemap names the desk: %s", r.text)
	}
}
