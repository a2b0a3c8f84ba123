package desk_test

import (
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/limits"
)

// TestExportFolderRefusesOneTooManyAtOnce shows that one more folder than may be written at once is refused, and that strangers take no
// place.
func TestExportFolderRefusesOneTooManyAtOnce(t *testing.T) {
	store, _ := sampletest.Open(t)
	g := open(t, store)
	manager := principal.With(t.Context(), &principal.Principal{Desk: stafftest.SignIn(t, store, desk.Manager), Address: "192.0.2.1"})
	stranger := principal.With(t.Context(), &principal.Principal{Address: "192.0.2.2"})
	var write func(others int) func() error
	write = func(others int) func() error {
		return func() error {
			if p, err := g.ExportFolder(stranger, false, nil); err != nil || len(p) != 1 || p[0].Code != forms.SignedOut {
				t.Errorf("while a folder is written a stranger is told %v (%v), want SIGNED_OUT", p, err)
			}
			_, err := g.ExportFolder(manager, false, write(others+1))
			if refused := err != nil; refused != (others+1 >= limits.FolderExports) {
				t.Errorf("with %d folders being written, one more gives %v; %d may be", others+1, err, limits.FolderExports)
			}
			return nil
		}
	}
	for range 2 { // the second time, the place of the first is free again
		if p, err := g.ExportFolder(manager, false, write(0)); err != nil || len(p) > 0 {
			t.Errorf("a folder that may be written is refused with %v (%v)", p, err)
		}
	}
}
