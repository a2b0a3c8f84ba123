package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/limits"
)

// addPhoto sends a photo of the property 1096.
func (v visitor) addPhoto(t *testing.T, cookie string, data []byte) string {
	t.Helper()
	return v.sendFile(t, data, `mutation ($file: Upload) { addPropertyPhoto(input: {number: 1096, file: $file}) { __typename
		... on PropertyChanged { undo } ... on InvalidInput { problems { path code kind } } } }`, "Cookie", cookie)
}

// photoNames are the names of the photos of the property 1096.
func (v visitor) photoNames(t *testing.T) []string {
	t.Helper()
	entries, err := v.Store.Imports.Entries(t.Context(), []int{1096})
	if err != nil {
		t.Fatal(err)
	}
	return entries[1096].Record.Photos
}

// setPhotos puts photos into an order.
func (v visitor) setPhotos(t *testing.T, cookie string, before, photos []string) string {
	t.Helper()
	list := func(names []string) string { b, _ := json.Marshal(names); return string(b) }
	return v.changeProperty(t, cookie, fmt.Sprintf(`setPropertyPhotos(input: {number: 1096, before: %s, photos: %s})`, list(before),
		list(photos)))
}

// TestPhotosOfTheDesk adds a photo, makes it the first, takes all away and undoes that; what was read before a colleague's change is stale.
func TestPhotosOfTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	jpeg := rastertest.Pictures(t)[".jpg"]
	if got := v.addPhoto(t, manager, jpeg); !strings.Contains(got, `"path":["number"],"code":"TAKEN"`) {
		t.Errorf("a photo of a property of the folder answers %s, want TAKEN", got)
	}
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	first := v.photoNames(t)
	for _, c := range []struct {
		cookie, want string
		data         []byte
	}{
		{stranger, "FORBIDDEN", jpeg}, {manager, `"path":["file"],"code":"FILE_TYPE"`, []byte("hello")},
		{manager, `"path":["file"],"code":"FILE_TYPE","kind":"HEIC"`, []byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00")},
		{manager, `"code":"FILE_TOO_LARGE"`, make([]byte, limits.DeskPictureBytes+1)}, {manager, "PropertyChanged", jpeg},
		{manager, `"undo":null`, jpeg},
	} {
		if got := v.addPhoto(t, c.cookie, c.data); !strings.Contains(got, c.want) {
			t.Errorf("a photo of %d bytes answers %s, want %s", len(c.data), got, c.want)
		}
	}
	added := v.photoNames(t)
	if len(added) != len(first)+1 || !slices.Equal(added[:len(first)], first) {
		t.Fatalf("the photos are %v, want one behind %v", added, first)
	}
	turned := slices.Clone(added)
	slices.Reverse(turned)
	for _, c := range []struct {
		cookie, want   string
		before, photos []string
	}{
		{stranger, "FORBIDDEN", added, turned}, {manager, "PropertyStale", first, first[1:]},
		{manager, `"path":["photos"],"code":"UNKNOWN"`, added, []string{"another.jpg"}},
		{manager, `"path":["photos"],"code":"UNKNOWN"`, added, []string{added[0], added[0]}},
	} {
		if got := v.setPhotos(t, c.cookie, c.before, c.photos); !strings.Contains(got, c.want) || !slices.Equal(v.photoNames(t), added) {
			t.Errorf("the photos %v answer %s, want %s and the same photos", c.photos, got, c.want)
		}
	}
	if got := v.setPhotos(t, manager, added, turned); !slices.Equal(v.photoNames(t), turned) {
		t.Errorf("the photos turned round answer %s and are %v", got, v.photoNames(t))
	}
	none := v.setPhotos(t, manager, turned, []string{})
	if got := v.photoNames(t); len(got) > 0 {
		t.Fatalf("taking all away answers %s and leaves %v", none, got)
	}
	v.changeProperty(t, manager, fmt.Sprintf(`undoProperty(input: {undo: %q})`, undoIn(t, none)))
	if got := v.photoNames(t); !slices.Equal(got, turned) {
		t.Errorf("undoing leaves %v, want %v", got, turned)
	}
}

// TestAPropertyHasSoManyPhotos adds a photo to one that has as many as it may have.
func TestAPropertyHasSoManyPhotos(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	data := rastertest.Pictures(t)[".jpg"]
	v.setPhotos(t, manager, v.photoNames(t), []string{})
	const columns = "INSERT INTO photo (property, kind, position, file, width, height, alt)"
	fill := handle.Statement{Args: []any{limits.PropertyPhotos}, SQL: columns + `
		WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)
		SELECT 1096, 0, i, printf('%024x.jpg', i), 3, 2, '{}' FROM n`}
	if _, err := v.Store.Write(t.Context(), fill); err != nil {
		t.Fatal(err)
	}
	if got := v.addPhoto(t, manager, data); !strings.Contains(got, `"path":["file"],"code":"TOO_MANY"`) {
		t.Errorf("one photo more than may be answers %s, want TOO_MANY", got)
	}
}
