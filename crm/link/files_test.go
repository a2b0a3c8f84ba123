package link_test

import (
	"slices"
	"strings"
	"testing"

	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
)

// TestRunLetsPicturesBeFetched shows that pictures are queued under names that stay when their addresses expire, and that a picture whose
// address cannot be fetched does not hold the property back.
func TestRunLetsPicturesBeFetched(t *testing.T) {
	s := start(t)
	image := func(address string) map[string]any {
		return map[string]any{"id": "image-1", "filename": "front.jpg", "url": address, "ordinal": 1}
	}
	s.publish(House("a",
		Estate{"images": []any{image("https://img.example.com/1?expires=1"), map[string]any{"id": "image-2", "url": "http://img"}}}))
	s.run()
	first := s.property("a")
	if first == nil || len(first.Photos) != 1 || !strings.Contains(s.problems("a"), "images: the address of") {
		t.Fatalf("the property is %+v, want one photo and the other address named; problems: %s", first, s.problems("a"))
	}
	s.publish(House("a", Estate{"images": []any{image("https://img.example.com/1?expires=2")}}))
	s.run()
	if again := s.property("a"); len(again.Photos) != 1 || again.Photos[0] != first.Photos[0] {
		t.Errorf("the photo is named %v and then %v, want one name", first.Photos, again.Photos)
	}
	unnumbered := func(signature string) (names []string) {
		var images []any
		for _, path := range []string{"1", "2"} {
			images = append(images, map[string]any{"url": "https://img.example.com/" + path + "?Expires=1&Signature=" + signature})
		}
		s.publish(House("b", Estate{"images": images}))
		s.run()
		return s.property("b").Photos
	}
	if first, again := unnumbered("a"), unnumbered("b"); len(first) != 2 || first[0] == first[1] || !slices.Equal(first, again) {
		t.Errorf("photos without ids are named %v and then %v, want two names that stay", first, again)
	}
}
