package reference

import "testing"

func TestTheTypedReference(t *testing.T) {
	known := func(key string) bool { return key == "maas123" || key == "linde" || key == "900" }
	for text, want := range map[string]struct {
		number int
		key    string
	}{"1096": {1096, "1096"}, " 1.096 ": {1096, "1096"}, "nr. 1096": {1096, "1096"}, "REF1096": {1096, "1096"}, "#1096": {1096, "1096"},
		"n° 1096": {1096, "1096"}, "MAAS-12/3": {0, "maas123"}, "ref. maas 12 3": {0, "maas123"}, "Linde": {0, "linde"},
		"900": {900, "900"}, "villa": {}, "": {}, "0": {}, "1096 Kinrooi": {}, "1096 1097": {}} {
		got, is := Only(text, known)
		if is != (want.key != "") || is && (got.Number != want.number || got.Key != want.key) {
			t.Errorf("%q is read as %+v (%t), want %+v", text, got, is, want)
		}
	}
}
