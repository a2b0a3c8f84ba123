package fetch

import "testing"

// TestUnsigned: the same file has the same name in each list, and two files never have one.
func TestUnsigned(t *testing.T) {
	const at = "https://img.example.com/a/1.jpg"
	const token, short = "https://img.example.com/img.php?token=ab&expires=1796000000", at + "?signature=ab&sig=7&st=3"
	for address, want := range map[string]string{
		at: at, at + "?": at + "?", at + "?w=800&v=2": at + "?w=800&v=2", "photos/1.jpg": "photos/1.jpg", "": "",
		at + "?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=K%2F20261130%2Feu-west-1%2Fs3%2Faws4_request&X-Amz-Date=20261130T120000Z" +
			"&X-Amz-Expires=3600&X-Amz-Signature=0f1e&X-Amz-SignedHeaders=host&x-id=GetObject": at + "?x-id=GetObject",
		at + "?w=800&X-Goog-Algorithm=A&X-Goog-Date=20261130T120000Z&X-Goog-Expires=600&X-Goog-Signature=ab": at + "?w=800",
		at + "?AWSAccessKeyId=K&Expires=1796000000&Signature=a%2Bb%3D":                                       at,
		at + "?Policy=eyJ&Signature=ab~&Key-Pair-Id=K2":                                                      at,
		at + "?id=7&sv=2024-11-04&se=2026-12-01T00%3A00%3A00Z&sr=b&sp=r&sig=ab%3D":                           at + "?id=7",
		at + "?Expires=1796000000&Signature=ab&Key-Pair-Id=K2":                                               at,
		token: token, short: short,
	} {
		if got := Unsigned(address); got != want {
			t.Errorf("%s is the file %s, want %s", address, got, want)
		}
	}
}
