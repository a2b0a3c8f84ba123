package main

import (
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/webhook"
)

// copied is what a receiver makes of what it is sent: the titles by number, each delivery applied once.
type copied struct {
	mu       sync.Mutex
	secret   string
	titles   map[int]string
	versions map[int]int      // the latest title that came of each property, as titleVersion counts it
	seen     map[string][]int // the numbers of each delivery by its id
	again    int              // deliveries that had come before
	wrong    []string
}

// titleVersion counts the titles that retitle gives, in their order; 0 for the sample's own.
func titleVersion(title string) int {
	var kill, i int
	if n, _ := fmt.Sscanf(title, "Titel %d %d", &kill, &i); n != 2 {
		return 0
	}
	return kill*titlesBetweenKills + i + 1
}

// titlesBetweenKills is how many properties get another title before the server is killed.
const titlesBetweenKills = 100

func (c *copied) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	text, err := io.ReadAll(r.Body)
	var d struct {
		ID      string
		Changes []struct {
			Number   int
			Property *struct{ Title string }
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if err != nil || json.Unmarshal(text, &d) != nil || !signed(c.secret, r.Header.Get(webhook.SignatureHeader), text) {
		c.wrong = append(c.wrong, string(text))
		return
	}
	numbers := []int{}
	for _, k := range d.Changes {
		if numbers = append(numbers, k.Number); k.Property != nil {
			c.inOrder(k.Number, k.Property.Title)
		}
	}
	if before, again := c.seen[d.ID]; again {
		if c.again++; !slices.Equal(before, numbers) {
			c.wrong = append(c.wrong, fmt.Sprint(d.ID, " names ", numbers, ", before ", before))
		}
		return
	}
	c.seen[d.ID] = numbers
	for _, k := range d.Changes {
		if delete(c.titles, k.Number); k.Property != nil {
			c.titles[k.Number] = k.Property.Title
		}
	}
}

// inOrder notes a title of a property, which must not be older than the last one that came.
func (c *copied) inOrder(number int, title string) {
	if v := titleVersion(title); v < c.versions[number] {
		c.wrong = append(c.wrong, fmt.Sprintf("%d has the title %q after title %d", number, title, c.versions[number]))
	} else {
		c.versions[number] = v
	}
}

// signed checks a signature as a receiver does.
func signed(secret, signature string, body []byte) bool {
	seconds, _, _ := strings.Cut(strings.TrimPrefix(signature, "t="), ",")
	at, err := strconv.ParseInt(seconds, 10, 64)
	return err == nil && time.Since(time.Unix(at, 0)) < time.Minute && webhook.Signature(secret, time.Unix(at, 0), body) == signature
}

// TestWebhooksLoseNothing kills the server while it tells a receiver of changes, of which some are taken without an answer. A copy that
// applies each delivery once, by its id, must in the end have what the store has, and of no property an older title may follow a newer one.
func TestWebhooksLoseNothing(t *testing.T) {
	releasetest.Only(t, "it kills programs")
	c := &copied{titles: map[int]string{}, versions: map[int]int{}, seen: map[string][]int{}}
	receiver := crmtest.Start(t, c)
	receiver.BreakPath("/hook", func(w http.ResponseWriter, r *http.Request) {
		if rand.IntN(4) == 0 {
			receiver.LoseAnswer(w, r)
		}
		c.ServeHTTP(w, r)
		time.Sleep(time.Duration(rand.IntN(100)) * time.Millisecond)
	})
	certificate := filepath.Join(t.TempDir(), "receiver.pem")
	block := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: receiver.Certificate().Raw})
	if err := os.WriteFile(certificate, block, 0o600); err != nil {
		t.Fatal(err)
	}
	s := &site{program: programBesideCRM(t), data: filepath.Join(t.TempDir(), "data"), addr: freeAddress(t),
		smtp: posttest.Start(t, nil, false).Addr,
		env:  []string{trusted + "=" + certificate, reached + "=" + filepath.Join(t.TempDir(), "reached")}}
	s.cond = sync.NewCond(&s.mu)
	s.start(t)
	store, err := openData(t.Context(), s.data)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	c.secret = listened(t, store, receiver.URL+"/hook")
	for kill := range 4 {
		for i := range titlesBetweenKills {
			retitle(t, store, 1030+rand.IntN(50), fmt.Sprint("Titel ", kill, " ", i))
			time.Sleep(30 * time.Millisecond)
		}
		s.process.kill()
		s.start(t)
	}
	allDelivered(t, store)
	s.process.kill()
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.wrong) > 0 {
		t.Errorf("%d deliveries are wrong, the first: %s", len(c.wrong), c.wrong[0])
	}
	if want := retitled(t, store); len(want) < 20 || !maps.Equal(c.titles, want) {
		t.Errorf("the copy has %v, the store %v", c.titles, want)
	}
	if len(c.versions) < 20 {
		t.Errorf("versions of only %d properties came, want those of most", len(c.versions))
	}
	t.Log(len(c.seen), "deliveries,", c.again, "of them came again")
}

// listened adds the webhook of the test.
func listened(t *testing.T, store *db.Store, address string) (secret string) {
	t.Helper()
	by := desklog.Action{At: time.Now(), Name: "createKey"}
	if _, err := store.Keys.AddAPIKey(t.Context(), "portal", false, by); err != nil {
		t.Fatal(err)
	}
	secret, err := store.Webhooks.AddWebhook(t.Context(), webhooks.Webhook{Name: "copy", Key: "portal", URL: address, Language: "nl"}, by)
	if err != nil {
		t.Fatal(err)
	}
	return secret
}

// retitle gives a property another title. After a failure the webhook does not wait for its pause.
func retitle(t *testing.T, store *db.Store, number int, title string) {
	t.Helper()
	text, _ := json.Marshal(map[string]string{"nl": title})
	if _, err := store.Write(t.Context(),
		handle.Statement{SQL: "UPDATE property SET title = ? WHERE number = ?", Args: []any{string(text), number}},
		handle.Statement{SQL: "UPDATE webhook SET due_at = 0 WHERE due_at > 0"}); err != nil {
		t.Fatal(err)
	}
}

// allDelivered waits until nothing is left to be sent.
func allDelivered(t *testing.T, store *db.Store) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); ; time.Sleep(100 * time.Millisecond) {
		retitle(t, store, 0, "") // there is no such property
		due, err := store.Webhooks.DueWebhooks(t.Context(), time.Now().Add(time.Hour))
		if err != nil || time.Now().After(end) {
			t.Fatal("not everything was delivered:", due, err)
		}
		if len(due) == 0 {
			return
		}
	}
}

// retitled reads the titles that visitors see of the properties that got one.
func retitled(t *testing.T, store *db.Store) map[int]string {
	t.Helper()
	numbers := make([]int, 50)
	for i := range numbers {
		numbers[i] = 1030 + i
	}
	list, err := store.PropertiesByNumber(t.Context(), "nl", numbers, columns.Selection{})
	if err != nil {
		t.Fatal(err)
	}
	out := map[int]string{}
	for _, p := range list {
		if strings.HasPrefix(p.Title(), "Titel ") {
			out[p.Number] = p.Title()
		}
	}
	return out
}
