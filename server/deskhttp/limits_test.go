package deskhttp_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/parts"
)

// TestAPreviewEnds reads the token of a preview's address just before its last hour, and after its time.
func TestAPreviewEnds(t *testing.T) {
	v := visit(t)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	token := strings.TrimPrefix(v.previewOf(t, editor), parts.PreviewPath)
	key, err := v.Store.SigningKey(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	if _, err := key.Read(parts.PreviewPurpose, token, now.Add(limits.PreviewTime-time.Hour-time.Minute)); err != nil {
		t.Errorf("an hour before its end the preview gives %v, want no error", err)
	}
	if _, err := key.Read(parts.PreviewPurpose, token, now.Add(limits.PreviewTime)); !errors.Is(err, agency.ErrExpired) {
		t.Errorf("after its time the preview gives %v, want %v", err, agency.ErrExpired)
	}
}

// TestTodayHasSoManyRows counts all leads that wait and lists the first of them.
func TestTodayHasSoManyRows(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	for i := range limits.TodayRows + 1 {
		v.LeadFrom(t, fmt.Sprint("lead", i))
	}
	got := v.PostDesk(t, map[string]string{"query": "{ desk { today { new { count leads { id } } } } }"}, "Cookie", manager).Text
	if strings.Count(got, `{"id":`) != limits.TodayRows || !strings.Contains(got, fmt.Sprintf(`"count":%d`, limits.TodayRows+1)) {
		t.Errorf("today has %s, want %d leads counted and one less listed", got, limits.TodayRows+1)
	}
}
