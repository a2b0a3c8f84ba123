package overload

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"testing/synctest"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
)

// by returns a context of somebody at an address, which ends with ctx.
func by(ctx context.Context, address string) context.Context {
	return principal.With(ctx, &principal.Principal{Address: address, NoSession: true})
}

// TestGateKeepsPlacesFromOneNetwork shows that a network whose work never ends, from as many addresses as it likes, leaves others a place
// to run and room to wait.
func TestGateKeepsPlacesFromOneNetwork(t *testing.T) {
	for name, address := range map[string]string{"one address": "192.0.2.1", "one /24": "192.0.2.%d", "one /64": "2001:db8:0:1::%x",
		"one /48": "2001:db8:0:%x::1", "one /32": "2001:db8:%x::1"} {
		synctest.Test(t, func(t *testing.T) {
			ctx, end := context.WithCancel(t.Context())
			defer end()
			g := NewGate(3)
			for i := range 2 * limits.OverloadQueue {
				from := address
				if name != "one address" {
					from = fmt.Sprintf(address, i+1)
				}
				go func() {
					if leave, err := g.Enter(by(ctx, from)); err == nil {
						<-ctx.Done()
						leave()
					}
				}()
			}
			synctest.Wait()
			if s := g.State(); s.Running != 2 || s.Waiting > limits.SharedQueue.OfProvider {
				t.Errorf("%s has %d of 3 places and waits %d times, want 2 places and at most %d", name, s.Running, s.Waiting,
					limits.SharedQueue.OfProvider)
			}
			leave, err := g.Enter(by(ctx, "198.51.100.1"))
			if err != nil {
				t.Fatalf("%s: somebody else gets %v, want a place", name, err)
			}
			leave()
		})
	}
}

// TestGateServesTheQueueInOrder shows that who waited longest begins first, whatever its network.
func TestGateServesTheQueueInOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := NewGate(1)
		leave, err := g.Enter(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		order := make(chan int, 3)
		for i := range 3 {
			go func() {
				leave, err := g.Enter(by(t.Context(), "192.0.2.1"))
				if errors.Is(err, ErrFull) {
					return
				}
				order <- i
				leave()
			}()
			synctest.Wait()
		}
		leave()
		for i := range 3 {
			if got := <-order; got != i {
				t.Errorf("place %d went to number %d of the queue", i, got)
			}
		}
	})
}

// TestGateKeepsPlacesForKeysAndStaff fills the gate and its queue with strangers from everywhere, whose work never ends: a program with a
// key and a session at the desk begin at once, and a second of each waits and begins when the first ended.
func TestGateKeepsPlacesForKeysAndStaff(t *testing.T) {
	for name, as := range map[string]func(i int) *principal.Principal{"keys": key, "staff": staff} {
		for _, places := range []int{1, 2, 4} {
			synctest.Test(t, func(t *testing.T) {
				ctx, end := context.WithCancel(t.Context())
				defer end()
				g := NewGate(places)
				for i := range 4 * limits.OverloadQueue {
					go func() {
						if leave, err := g.Enter(by(ctx, fmt.Sprintf("%d.1.1.1", i%250+1))); err == nil {
							<-ctx.Done()
							leave()
						}
					}()
				}
				synctest.Wait()
				if s := g.State(); s.Running != places || s.Waiting != limits.SharedQueue.Strangers() {
					t.Fatalf("%d strangers run and %d wait, want %d and %d", s.Running, s.Waiting, places, limits.SharedQueue.Strangers())
				}
				leave, err := g.Enter(principal.With(ctx, as(1)))
				if err != nil || g.State().Running != places+1 {
					t.Fatalf("%s beside a full gate of %d get %v, want a place", name, places, err)
				}
				begun := make(chan error)
				go func() {
					leave, err := g.Enter(principal.With(ctx, as(2)))
					if err == nil {
						leave()
					}
					begun <- err
				}()
				synctest.Wait()
				leave()
				if err := <-begun; err != nil || g.State().Running != places {
					t.Errorf("%s that waited for the place of %[1]s get %v", name, err)
				}
			})
		}
	}
}

func key(i int) *principal.Principal {
	return &principal.Principal{Address: "192.0.2.1", NoSession: true, APIKey: &principal.APIKey{Name: fmt.Sprint(i)}}
}

func staff(i int) *principal.Principal {
	p := &principal.Principal{Address: "192.0.2.1", Desk: fmt.Sprint(i)}
	p.Staff(func(token string) (*members.StaffSession, error) { return &members.StaffSession{ID: token}, nil })
	return p
}
