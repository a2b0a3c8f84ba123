package parts

import (
	"slices"
	"testing"
)

// TestParagraphsOlderThanTheirOriginal changes an original and its translation one after the other: a paragraph is older until it is
// written again, also when others were written meanwhile.
func TestParagraphsOlderThanTheirOriginal(t *testing.T) {
	nl := []saying{{0, "Een.\n\nTwee.\n\nDrie."}, {20, "Een.\n\nTwee en half.\n\nDrie."}}
	for name, c := range map[string]struct {
		original, translation []saying
		want                  []int
	}{
		"unchanged":                  {nl[:1], []saying{{0, "Un.\n\nDeux."}}, nil},
		"one changed":                {nl, []saying{{0, "Un.\n\nDeux.\n\nTrois."}}, []int{1}},
		"translated at that moment":  {nl, []saying{{20, "Un.\n\nDeux."}}, nil},
		"another was written again":  {nl, []saying{{0, "Un.\n\nDeux."}, {30, "Un !\n\nDeux."}}, []int{1}},
		"it was written again":       {nl, []saying{{0, "Un.\n\nDeux."}, {30, "Un.\n\nDeux et demi."}}, nil},
		"written, and taken back":    {nl, []saying{{0, "Un.\n\nDeux."}, {10, "Un.\n\n2."}, {30, "Un.\n\nDeux."}}, nil},
		"not translated":             {nl, []saying{{0, "Un.\n\n\n\nTrois."}}, nil},
		"longer than the original":   {nl[:1], []saying{{0, "Un.\n\nDeux.\n\nTrois.\n\nQuatre."}}, nil},
		"a paragraph was put before": {[]saying{{0, "Een."}, {5, "Nul.\n\nEen."}}, []saying{{0, "Un."}}, []int{0}},
		"an original not known then": {[]saying{{20, "Een."}}, []saying{{0, "Un."}}, nil},
	} {
		if got := olderParagraphs(c.original, c.translation); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v are older, want %v", name, got, c.want)
		}
	}
}
